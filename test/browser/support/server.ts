/** A static host on a port of its own, whose files can be exchanged as by an upload. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

interface Host {
  readonly address: string;
  /** Serves this folder from now on. */
  readonly upload: (folder: string) => void;
  readonly close: () => Promise<void>;
}

export async function startHost(folder: string): Promise<Host> {
  let root = folder;
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    readFile(join(root, path.endsWith('/') ? `${path}index.html` : path)).then(
      (content) => {
        response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    upload: (next) => {
      root = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
