import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** The address that stories see: always the same, whatever port the server got. */
export const address = 'http://stories.localhost';

/** The sample pictures are drawn in flat tones here (sample-images/make.mjs), which compress. */
const sampleImages = resolve(import.meta.dirname, '../sample-images');

function find(folder: string, pathname: string): string | undefined {
  const sample = /^\/assets\/([a-z-]+?)-[\w-]{8}\.webp$/.exec(pathname)?.[1];
  return [sample && join(sampleImages, `${sample}.png`), join(folder, pathname)].find(
    (path) => path && existsSync(path),
  );
}

/** Serves a folder from memory, on loopback; the browser finds it by `rule` (`--host-resolver-rules`). */
export async function serve(folder: string) {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', address);
    const path = find(folder, pathname);
    const body = kept.get(pathname) ?? (path && readFileSync(path));
    if (body) kept.set(pathname, body);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path ?? '')] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    rule: `--host-resolver-rules=MAP stories.localhost 127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
