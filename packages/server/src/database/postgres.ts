import postgres from 'postgres';
import { StartError } from '../config/start-error.ts';
import type { Driver, RunStatement } from './driver.ts';
import { migrate } from './migrate.ts';
import type { Database } from './query.ts';
import { databaseOver } from './queryable.ts';

/** The driver would make a Date of a moment that is text: it has no microseconds, which cursors and chains need, and no infinity. */
const moments: postgres.PostgresType<Date | string> = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (moment: Date | string) => (typeof moment === 'string' ? moment : moment.toISOString()),
  parse: (text: string) => new Date(text),
};

/**
 * Connects to a PostgreSQL (15 or newer) and brings its tables up to date.
 * Takes its address. Throws StartError when it cannot be reached.
 */
export async function openPostgres(address: string, migrationsDir: string): Promise<Database> {
  const client = postgres(address, {
    max: 10,
    onnotice: () => {},
    connection: { TimeZone: 'UTC', application_name: 'mirror-studio' },
    types: { date: moments },
  });
  const close = () => client.end({ timeout: 5 });
  const prepare = await isDirect(client).catch(async (error: unknown) => {
    await close();
    const { host } = new URL(address);
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database at ${host} cannot be reached (${why}). Check DATABASE_URL.`);
  });
  const database = databaseOver(postgresDriver(client, prepare), 'postgres', close);
  try {
    await migrate(database, migrationsDir, async (script) => {
      await client.begin((tx) => tx.unsafe(script));
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Says whether the connection leads to the database itself: what it gave as its process at the beginning is the process
 * that answers. A pooler gives a number of its own, and may forget prepared statements from one transaction to the next;
 * through one, statements are not prepared, and each takes two turns on the wire.
 */
async function isDirect(client: postgres.Sql): Promise<boolean> {
  // No statement is prepared to find out.
  const answer = await client.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid', [], {
    prepare: false,
  });
  return answer[0]?.pid === answer.state.pid;
}

function postgresDriver(client: postgres.Sql, prepare: boolean): Driver {
  const over =
    (on: postgres.ISql): RunStatement =>
    async (text, params) => {
      const rows = await on.unsafe(text, params as postgres.ParameterOrJSON<never>[], { prepare });
      return { rows, written: rows.count };
    };
  return {
    run: over(client),
    transaction: async <Result>(work: (run: RunStatement) => Promise<Result>) =>
      (await client.begin((tx) => work(over(tx)))) as Result,
  };
}
