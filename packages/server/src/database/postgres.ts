import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import type { Driver, RunStatement } from './driver.ts';
import { migrate } from './migrate.ts';
import { type Database, isSqlError } from './query.ts';
import { databaseOver } from './queryable.ts';

const connections = 10;
/** How long the database may take to accept a connection, and a request may wait for one that is free. */
const connectMs = 30_000;
/** How long statements that are running when the server stops may take. */
const closeMs = 5_000;
/** More statements the product does not have: lists of varying length would add to them. */
const mostPrepared = 300;
/** SQLSTATE of a prepared statement whose tables have changed since. */
const outdatedPlan = '0A000';

/**
 * Connects to a PostgreSQL (15 or newer) and brings its tables up to date.
 * Takes its address. Throws StartError when it cannot be reached.
 */
export async function openPostgres(address: string, migrationsDir: string): Promise<Database> {
  const pool = openPool(address);
  let isClosed = false;
  const close = () => {
    isClosed = true;
    return pool.close();
  };
  const check = () => {
    if (isClosed) throw new Error('The database is closed');
  };
  const prepare = await pool.use(isDirect).catch(async (error: unknown) => {
    await close();
    const { host } = new URL(address);
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database at ${host} cannot be reached (${why}). Check DATABASE_URL.`);
  });
  const database = databaseOver(postgresDriver(pool, prepare), 'postgres', close, check);
  try {
    await migrate(database, migrationsDir, (script) =>
      pool.use((client) =>
        inTransaction(client, async () => {
          // Several statements in one text: those cannot be prepared.
          await client.query(script);
        }),
      ),
    );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Pool = ReturnType<typeof openPool>;

function openPool(address: string) {
  const url = new URL(address);
  // `sslmode` as every other program reads it: `require` asks for a secret line, not for a certificate that is known here.
  if (!url.searchParams.has('uselibpqcompat')) url.searchParams.set('uselibpqcompat', 'true');
  const pool = new pg.Pool({
    connectionString: url.href,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'mirror-studio',
    types: { getTypeParser },
    // The pool waits for it, which its types do not say.
    onConnect: (client) => client.query("set timezone to 'UTC'") as unknown as undefined,
  });
  // A connection that is lost while nobody uses it: the next request gets another. Without a listener the process would end.
  pool.on('error', () => {});
  const used = new Set<pg.PoolClient>();
  return {
    /** Runs the work on a connection of its own. */
    async use<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
      const client = await pool.connect();
      let lost = false;
      // The statement that runs is told of it, or the next one.
      const onLost = () => {
        lost = true;
      };
      client.on('error', onLost);
      used.add(client);
      try {
        return await work(client);
      } finally {
        used.delete(client);
        client.off('error', onLost);
        client.release(lost);
      }
    },
    /** Lets what is running end, for a while; then it is cut off. */
    async close() {
      const ended = pool.end();
      const timer = setTimeout(() => {
        for (const client of used) void client.end();
      }, closeMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Says whether the connection leads to the database itself: what it gave as its process at the beginning is the process
 * that answers. A pooler gives a number of its own, and may forget prepared statements from one transaction to the next;
 * through one, statements are not prepared.
 */
async function isDirect(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === Reflect.get(client, 'processID');
}

function postgresDriver(pool: Pool, prepare: boolean): Driver {
  const names = new Map<string, string>();
  let named = 0;
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    named += 1;
    const name = `s${named}`;
    names.set(text, name);
    return name;
  };
  const runOn =
    (client: pg.PoolClient): RunStatement =>
    async (text, params) => {
      const name = prepare ? nameOf(text) : undefined;
      try {
        const { rows, rowCount } = await client.query<Record<string, unknown>>({
          text,
          values: [...params],
          ...(name !== undefined && { name }),
        });
        return { rows, written: rowCount ?? 0 };
      } catch (error) {
        // Another server has brought the tables up to date: from the next time on it is prepared anew.
        if (isSqlError(error, outdatedPlan)) names.clear();
        throw error;
      }
    };
  return {
    run: (text, params) => pool.use((client) => runOn(client)(text, params)),
    transaction: (work) =>
      pool.use((client) => inTransaction(client, () => runSequentially(runOn(client), work))),
  };
}

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  const result = await work().catch(async (error: unknown) => {
    // A connection in a transaction that did not end is nobody's any more.
    await client.query('rollback').catch(() => client.end());
    throw error;
  });
  // Of a transaction in which a statement failed, whose error was caught, nothing is saved.
  const { command } = await client.query('commit');
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back');
  return result;
}

/** Gives the work a way to run statements, one after the other also where they are asked at once. Waits for all of them. */
async function runSequentially<Result>(
  run: RunStatement,
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  try {
    return await work((text, params) => {
      const outcome = last.then(() => run(text, params));
      last = outcome.catch(() => undefined);
      return outcome;
    });
  } finally {
    await last;
  }
}

const { builtins } = pg.types;
/**
 * Moments and spans stay as the database writes them, for the schemas of the rows to read: a Date has no microseconds, which
 * cursors and chains need, and no infinity.
 */
const unread = new Set<number>([builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL]);

const asText = (text: string) => text;

const getTypeParser = ((type: number, format?: 'text') =>
  unread.has(type) ? asText : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
