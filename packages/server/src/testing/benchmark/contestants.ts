// The server as a process, and the bare driver as another, over the same rows: on PostgreSQL one database, embedded two
// copies of one folder, since a folder has one process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../database/index.ts';
import { scratchDir, spawnServer } from '../process.ts';
import { createTestDatabase } from '../test-database.ts';
import type { Person } from './data.ts';
import { type Client, openClient, perSecond } from './load.ts';
import { type Operation, requestOf } from './operations.ts';

export type Kind = Database['kind'];

/** The databases of this run: PostgreSQL only where TEST_DATABASE_URL names one, and it is said when not. */
export function kindsOfRun(): Kind[] {
  if (process.env.TEST_DATABASE_URL) return ['embedded', 'postgres'];
  console.log('– PostgreSQL is not measured: TEST_DATABASE_URL is not given');
  return ['embedded'];
}

export interface Place {
  /** Opens the database to write into it while nobody serves it. */
  withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  serve(env?: Readonly<Record<string, string>>): ReturnType<typeof spawnServer>;
  /** A process that runs statements alone. Takes the people whose requests it learns. */
  bareDriver(people: readonly Person[]): Promise<BareDriver>;
  remove(): Promise<void>;
}

export interface BareDriver {
  /** How many statements each operation is. */
  readonly statements: Readonly<Record<Operation, number>>;
  perSecond(operation: Operation, ms: number): Promise<number>;
  close(): Promise<void>;
}

/** A database of its own of either kind, with every table. */
export async function openPlace(kind: Kind): Promise<Place> {
  const folder = scratchDir();
  const database = kind === 'postgres' ? await createTestDatabase() : { url: null, drop: async () => {} };
  const env = (dataDir: string) => ({
    DATA_DIR: dataDir,
    ...(database.url !== null && { DATABASE_URL: database.url }),
  });
  const own = `${folder.path}/own`;
  const copy = `${folder.path}/copy`;
  return {
    async withDatabase(work) {
      const db = await openDatabase({ databaseUrl: database.url, dataDir: own });
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
    serve: (more = {}) => spawnServer({ ...env(own), ...more }),
    async bareDriver(people) {
      if (kind === 'embedded') cpSync(own, copy, { recursive: true });
      return spawnBareDriver(env(copy), people);
    },
    async remove() {
      await database.drop();
      folder.remove();
    },
  };
}

async function spawnBareDriver(
  env: Readonly<Record<string, string>>,
  people: readonly Person[],
): Promise<BareDriver> {
  const child = fork(fileURLToPath(new URL('./bare-driver.ts', import.meta.url)), {
    execArgv: ['--conditions=@mirror-studio/source'],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  const told = async <Answer>(): Promise<Answer> => {
    const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (first === null) throw new Error('The bare driver ended');
    return first[0] as Answer;
  };
  child.send(people);
  const { statements } = await told<Pick<BareDriver, 'statements'>>();
  return {
    statements,
    async perSecond(operation, ms) {
      child.send({ operation, ms });
      return (await told<{ rate: number }>()).rate;
    },
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The same requests over HTTP: one client for each of the people, all at once. Takes where the server is. */
export function overHttp(url: string, people: readonly Person[]) {
  let clients: readonly Client[] = [];
  return {
    async perSecond(operation: Operation, ms: number) {
      clients = await Promise.all(
        people.map(async (_, at) => {
          const client = clients[at];
          if (client?.isFresh()) return client;
          client?.close();
          return openClient(url);
        }),
      );
      return perSecond(ms, clients.length, async (at) => {
        const person = people[at];
        if (person) await clients[at]?.send(requestOf(operation, person));
      });
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
