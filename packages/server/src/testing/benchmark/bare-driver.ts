// A process that runs the statements of requests through the driver alone: what is left of a server without one. It learns
// the statements from the product's own answers to the same requests, so they cannot differ, and then does without the
// product: no HTTP, no token, no schema, no drizzle. Told by its parent what to run and for how long.
import { join } from 'node:path';
import type { Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { createApp } from '../../composition/app.ts';
import { openProduct } from '../../composition/product.ts';
import { readConfig } from '../../config/index.ts';
import { PGlite } from '../../database/pglite.ts';
import { startServer } from '../../start.ts';
import type { Person } from './data.ts';
import { perSecond } from './load.ts';
import { type Operation, operations, requestOf } from './operations.ts';
import { recording, type Statement, type Unit } from './recording.ts';

type Run = (statement: Statement) => Promise<unknown>;
interface Driver {
  run: Run;
  transaction(work: (run: Run) => Promise<unknown>): Promise<unknown>;
}
type Learned = Readonly<Record<Operation, readonly Unit[]>>;

/** The embedded database as the server opens it, or PostgreSQL with what the driver does by itself: named statements. */
async function openDriver(dataDir: string, databaseUrl: string | null): Promise<Driver> {
  if (databaseUrl === null) {
    const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
    const client = await PGlite.create({ dataDir: join(dataDir, 'database'), startParams });
    const over =
      (on: PGlite | Transaction): Run =>
      ({ text, params }) =>
        on.query(text, [...params]);
    return { run: over(client), transaction: (work) => client.transaction((tx) => work(over(tx))) };
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const names = new Map<string, string>();
  const over =
    (on: pg.Pool | pg.PoolClient): Run =>
    ({ text, params }) => {
      const name = names.get(text) ?? `s${names.size}`;
      names.set(text, name);
      return on.query({ name, text, values: [...params] });
    };
  return {
    run: over(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      await client.query('begin');
      await work(over(client));
      await client.query('commit');
      client.release();
    },
  };
}

/** The statements of each operation of each of these people, as the product asks them once it knows them. */
async function learn(people: readonly Person[]): Promise<Learned[]> {
  const server = await startServer(readConfig(process.env));
  const { db, take } = recording(server.services.db);
  const services = { ...server.services, db };
  const product = await openProduct(services);
  const app = createApp(services, product);
  const learned: Learned[] = [];
  for (const person of people) {
    const ask = async (operation: Operation) => {
      const { path, method, headers, body } = requestOf(operation, person);
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await app.request(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...json,
      });
      if (!answer.ok) throw new Error(`${operation} was answered ${answer.status}`);
      return take();
    };
    // The first opens accounts.
    await ask('exchange');
    const units: Partial<Record<Operation, Unit[]>> = {};
    for (const operation of operations) units[operation] = await ask(operation);
    learned.push(units as Learned);
  }
  await product.stop();
  await server.close();
  return learned;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The same with new ids for what is written: of the transfer, and the key of the request. */
function renewed(units: readonly Unit[], { id, sessionId }: Person): Unit[] {
  const fresh = new Map<unknown, unknown>([
    [id, id],
    [sessionId, sessionId],
  ]);
  const renew = (param: unknown) => {
    if (typeof param !== 'string' || !uuid.test(param)) return param;
    if (!fresh.has(param)) fresh.set(param, crypto.randomUUID());
    return fresh.get(param);
  };
  return units.map(({ inTransaction, statements }) => ({
    inTransaction,
    statements: statements.map((statement) => ({ ...statement, params: statement.params.map(renew) })),
  }));
}

async function replay(driver: Driver, units: readonly Unit[]): Promise<void> {
  for (const { inTransaction, statements } of units) {
    const all = async (run: Run) => {
      for (const statement of statements) await run(statement);
    };
    await (inTransaction ? driver.transaction(all) : all(driver.run));
  }
}

async function main(people: readonly Person[]): Promise<void> {
  const learned = await learn(people);
  const driver = await openDriver(process.env.DATA_DIR ?? '', process.env.DATABASE_URL ?? null);
  const measure = async ({ operation, ms }: { operation: Operation; ms: number }) => {
    const rate = await perSecond(ms, people.length, async (at) => {
      const person = people[at % people.length];
      const units = learned[at % people.length]?.[operation];
      if (!person || !units) throw new Error('Nobody asks');
      await replay(driver, operation === 'exchange' ? renewed(units, person) : units);
    });
    process.send?.({ rate });
  };
  process.on('message', (asked: Parameters<typeof measure>[0]) => void measure(asked));
  const count = (operation: Operation) =>
    learned[0]?.[operation].reduce((sum, { statements }) => sum + statements.length, 0);
  process.send?.({ statements: Object.fromEntries(operations.map((each) => [each, count(each)])) });
}

process.once('message', (people: Person[]) => void main(people));
