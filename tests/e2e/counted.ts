import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { Studio } from './studio.ts';

export interface CountedStudio {
  readonly studio: Studio;
  /** Where a browser finds it. */
  readonly url: string;
  /** The methods and paths that have arrived, in their order. */
  readonly arrived: string[];
  dispose: () => Promise<void>;
}

/**
 * A studio behind a door that writes down each request: a page of the browser does not hear of those that its service worker
 * sends, or the browser beside it. Takes further variables of the studio's process.
 */
export async function countedStudio(env: Readonly<Record<string, string>> = {}): Promise<CountedStudio> {
  const arrived: string[] = [];
  let port = 0;
  const door = createServer((asked, answer) => {
    arrived.push(`${asked.method} ${new URL(asked.url ?? '', 'http://door').pathname}`);
    const options = {
      host: '127.0.0.1',
      port,
      path: asked.url,
      method: asked.method,
      headers: asked.headers,
    };
    const inner = request(options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      pipeline(given, answer, () => undefined);
    });
    inner.once('error', () => answer.destroy());
    asked.pipe(inner);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const studio = await Studio.start({ env: { ...env, SITE_URL: url } });
  port = studio.port;
  const dispose = async () => {
    door.closeAllConnections();
    door.close();
    await studio.dispose();
  };
  return { studio, url, arrived, dispose };
}
