import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a stand-in was asked. */
export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON; null where it is none. */
  readonly json: unknown;
}

/** Answers a request; the address of the stand-in is in the third. */
export type Answer = (asked: Asked, reply: ServerResponse, url: string) => void | Promise<void>;

/** A service of others on this machine, as a test needs it. */
export interface StandIn {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Ends it: whoever asks then is refused the connection. */
  close(): void;
}

const open = new Set<Server>();

/** Starts a stand-in on a free port. Takes how it answers. */
export async function standIn(answer: Answer): Promise<StandIn> {
  const asked: Asked[] = [];
  const server = createServer((incoming, reply) => {
    void buffer(incoming).then((body) => {
      const { method = '', url: path = '', headers } = incoming;
      const text = body.toString('latin1');
      const one = { method, path, headers, text, json: jsonOf(body.toString()) };
      asked.push(one);
      void answer(one, reply, url);
    });
  }).listen(0, '127.0.0.1');
  open.add(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
    open.delete(server);
  };
  return { url, asked, close };
}

/** Ends every stand-in of a test. */
export function closeStandIns(): void {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  open.clear();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Answers with JSON. */
export function sendJson(reply: ServerResponse, body: unknown, status = 200): void {
  reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Answers of any service that is not well, whatever it is asked. */
export const unwell = {
  /** Says nothing at all. */
  silent: () => {},
  /** Begins and says no more. */
  stuck: (_, reply) => void reply.writeHead(200, { 'Content-Type': 'application/json' }).write('{"da'),
  /** Ends the connection in the middle of an answer. */
  half: (_, reply) => {
    reply.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 4_000 });
    reply.write('{"data":[{"b64', () => reply.destroy());
  },
  /** Ends its answer early, as if that were all. */
  cut: (_, reply) => void reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[{"b64'),
  /** A page, as what stands before a service has it. */
  page: (_, reply) => void reply.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works</h1>'),
  /** Sends whoever asks to another place of this machine. */
  elsewhere: (_, reply) => void reply.writeHead(307, { Location: 'http://127.0.0.1:1/metadata' }).end(),
  /** Talks without an end. */
  endless: (_, reply) => {
    reply.writeHead(200, { 'Content-Type': 'application/json' });
    const noise = Buffer.alloc(1 << 20, 0x20);
    const more = () => {
      while (!reply.destroyed && reply.write(noise));
    };
    reply.on('drain', more);
    more();
  },
} as const satisfies Record<string, Answer>;
