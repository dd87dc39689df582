/** Just enough of HTML to look into our own pages: elements with their attributes and texts, and whether all of them are closed. */

export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: HtmlElement | undefined;
  readonly children: readonly HtmlElement[];
  /** All text within, as a reader sees it. */
  readonly text: string;
}

const VOID = new Set(['img', 'source', 'br', 'hr', 'input', 'link', 'meta']);
/** What a browser closes a paragraph for. */
const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'dl',
  'table',
  'section',
  'figure',
  'h1',
  'h2',
  'h3',
  'details',
  'nav',
]);
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string): string => text.replace(/&(\w+);/gu, (_, name: string) => NAMED[name] ?? `&${name};`);

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/?)>|([^<]+)/guy;

interface Open {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly parent: Open | undefined;
  readonly children: Open[];
  text: string;
}

/**
 * The elements in the order of their start tags.
 * @throws Error at the first thing that is not well-formed.
 */
export function elementsOf(html: string): readonly HtmlElement[] {
  const root: Open = { name: '', attributes: new Map(), parent: undefined, children: [], text: '' };
  const all: Open[] = [];
  let open = root;
  let end = 0;
  for (const [token, slash, name, attributeText = '', selfClosed, text] of html.matchAll(TOKEN)) {
    end += token.length;
    if (text !== undefined) for (let at: Open | undefined = open; at; at = at.parent) at.text += unescaped(text);
    else if (slash === '/') {
      if (open.name !== name) throw new Error(`</${name}> closes <${open.name}> in ${html.slice(end - 200, end)}`);
      open = open.parent!;
    } else {
      if (open.name === 'p' && BLOCKS.has(name!))
        throw new Error(`<${name}> in a paragraph: ${html.slice(end - 200, end)}`);
      const element: Open = {
        name: name!,
        attributes: attributesIn(attributeText),
        parent: open,
        children: [],
        text: '',
      };
      open.children.push(element);
      all.push(element);
      if (!VOID.has(name!) && selfClosed !== '/') open = element;
    }
  }
  if (end !== html.length) throw new Error(`not well-formed: ${html.slice(end, end + 100)}`);
  if (open !== root) throw new Error(`<${open.name}> is never closed`);
  return all;
}

function attributesIn(text: string): Map<string, string> {
  const found = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu)];
  const attributes = new Map(found.map(([, name, value = '']) => [name!, unescaped(value)]));
  if (attributes.size !== found.length) throw new Error(`an attribute twice in ${text}`);
  return attributes;
}
