// The load generator of all measurements. It shares the machine's processors with what it measures, so it is as cheap as
// can be: a connection kept alive for each client, requests written as bytes, and of an answer nothing is read but its
// status and its length. `fetch` takes as much time for a request as the server does.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Client {
  /** Sends a request after the ones before it were answered. Returns the status of the answer. */
  ask(request: Request): Promise<number>;
  /** As `ask`. Throws when the status is not 2xx. */
  send(request: Request): Promise<void>;
  /** Says whether it can be used again: a server ends a connection that nobody uses for five seconds. */
  isFresh(): boolean;
  close(): void;
}

const freshMs = 3_000;

/** One connection to a server. Takes its address, as in `http://127.0.0.1:4310`. */
export async function openClient(url: string): Promise<Client> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = Buffer.alloc(0);
  let answered: PromiseWithResolvers<Buffer> | null = null;
  let usedAt = performance.now();
  const fail = (error: Error) => answered?.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection')));
  socket.on('data', (data) => {
    received = received.length === 0 ? data : Buffer.concat([received, data]);
    const end = endOfAnswer(received);
    if (end === null) return;
    answered?.resolve(received.subarray(0, end));
    received = received.subarray(end);
  });
  const answerTo = ({ method, path, headers, body }: Request): Promise<Buffer> => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const all = {
      host,
      ...headers,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    answered = Promise.withResolvers();
    usedAt = performance.now();
    if (socket.destroyed) fail(new Error('The connection was closed before'));
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
    return answered.promise;
  };
  return {
    ask: async (request) => statusOf(await answerTo(request)),
    async send(request) {
      const answer = await answerTo(request);
      if (statusOf(answer) >= 300) throw new Error(`The server answered ${answer.toString('utf8', 9)}`);
    },
    isFresh: () => !socket.destroyed && performance.now() - usedAt < freshMs,
    close: () => socket.destroy(),
  };
}

const statusOf = (answer: Buffer) => Number(answer.toString('latin1', 9, 12));

/** Where the first answer of these bytes ends; null while some of it is missing. */
function endOfAnswer(bytes: Buffer): number | null {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return null;
  if (statusOf(bytes) === 204) return head + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) {
    const last = bytes.indexOf('\r\n0\r\n\r\n', head);
    return last < 0 ? null : last + 7;
  }
  const end = head + 4 + Number(length);
  return bytes.length < end ? null : end;
}

/** Does work again and again, so many at once, each beginning when the one before it is done: how many a second. */
export async function perSecond(
  ms: number,
  atOnce: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      while (performance.now() - begun < ms) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - begun);
}

/**
 * Does work at fixed times until told to stop, whether the one before it is done or not, and counts from the time it was
 * due: what waits for something slow is counted as slow. Returns the milliseconds of each.
 */
export async function timesOf(
  work: () => Promise<unknown>,
  { everyMs, mostMs, until }: { everyMs: number; mostMs: number; until: Promise<unknown> },
): Promise<number[]> {
  const begun = performance.now();
  const state = { over: false };
  const end = () => {
    state.over = true;
  };
  void until.then(end, end);
  const took: Promise<number>[] = [];
  while (!state.over && performance.now() - begun < mostMs) {
    const due = begun + took.length * everyMs;
    const early = due - performance.now();
    // A timer of none costs a turn of the event loop: where those are long, the questions would come later and later.
    if (early > 0) await wait(early);
    took.push(work().then(() => performance.now() - due));
  }
  return Promise.all(took);
}

/** Clients that are taken by whoever asks next; a new one is opened while all of them wait for an answer. */
export function clientPool(url: string) {
  const free: Client[] = [];
  const all = new Set<Client>();
  const withClient = async <Result>(use: (client: Client) => Promise<Result>): Promise<Result> => {
    let client = free.pop();
    while (client && !client.isFresh()) {
      client.close();
      client = free.pop();
    }
    if (!client) {
      client = await openClient(url);
      all.add(client);
    }
    const result = await use(client);
    free.push(client);
    return result;
  };
  return {
    ask: (request: Request) => withClient((client) => client.ask(request)),
    send: (request: Request) => withClient((client) => client.send(request)),
    close: () => {
      for (const client of all) client.close();
    },
  };
}
