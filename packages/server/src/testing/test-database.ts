import pg from 'pg';
import { migrationsDir, openDatabase } from '../database/index.ts';
import { migrationsDigest } from '../database/prepared.ts';

export interface TestDatabase {
  /** Null: the embedded database, in memory. */
  readonly url: string | null;
  drop(): Promise<void>;
}

/** One process at a time makes the template, or copies it: nobody may be connected to it meanwhile. */
const templateLock = 4310;

/**
 * A database of its own for a test, with every table and nobody in it: the embedded one in memory, or a new database
 * on the PostgreSQL of TEST_DATABASE_URL, whose user must be allowed to create databases. So files of tests that run
 * at once do not see one another's jobs.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: null, drop: async () => {} };
  const template = `mirror_template_${migrationsDigest(migrationsDir)}`;
  const name = `mirror_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withConnection(server, async (client) => {
    await client.query(`select pg_advisory_lock(${templateLock})`);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) await makeTemplate(server, client, template);
    await client.query(`create database ${name} template ${template}`);
    // As README asks for: the default is that of disks with moving heads, where pages are sorted rather than read in order.
    await client.query(`alter database ${name} set random_page_cost = 1.1`);
  });
  const drop = () =>
    withConnection(server, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: addressOf(server, name), drop };
}

/** It appears under its name when it is whole. */
async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const db = await openDatabase({ databaseUrl: addressOf(server, unfinished), dataDir: null });
  await db.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

async function withConnection(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
