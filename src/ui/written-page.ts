/** The sections of a written page, fetched from the page itself: so the help says what the page says, and costs nothing before. */
import type { Address, SectionName } from './addresses.ts';
import { pathOf, SECTIONS } from './addresses.ts';

interface WrittenSection {
  readonly name: SectionName;
  readonly heading: string;
  /** What stands below the heading, ready to be put into another page. */
  readonly content: DocumentFragment;
}

export interface WrittenPage {
  readonly address: string;
  readonly sections: readonly WrittenSection[];
}

/** @throws Error where the page can't be had. */
export async function writtenPage(root: string, address: Address): Promise<WrittenPage> {
  const url = root + pathOf(address);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  makeAbsolute(page, url);
  borrow(page);
  const sections = SECTIONS.flatMap((name): WrittenSection[] => {
    const section = page.getElementById(name);
    const heading = section?.querySelector('h2');
    if (section === null || !heading) return [];
    heading.remove();
    const content = document.createDocumentFragment();
    content.append(...section.childNodes);
    return [{ name, heading: heading.textContent, content }];
  });
  return { address: url, sections };
}

/** Links within the page stay as they are: the help follows them itself. */
function makeAbsolute(page: Document, url: string): void {
  for (const name of ['href', 'src', 'srcset'])
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name)!;
      if (!value.startsWith('#')) element.setAttribute(name, new URL(value, url).href);
    }
}

/** The style of the pages and the drawn suits, where this page has none of its own. */
function borrow(page: Document): void {
  if (document.querySelector('.suit-shapes') !== null) return;
  const style = page.querySelector('link[rel="stylesheet"][href*="pages"]');
  const shapes = page.querySelector('.suit-shapes');
  if (style !== null) document.head.append(document.adoptNode(style));
  if (shapes !== null) document.body.append(document.adoptNode(shapes));
}
