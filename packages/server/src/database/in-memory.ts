import { embeddedDriver } from './embedded-driver.ts';
import type { PGlite } from './pglite.ts';
import type { Database } from './query.ts';
import { databaseOver } from './queryable.ts';

/** A table that is not empty in a new database, and its rows, as JSON. */
interface Seed {
  readonly table: string;
  readonly columns: string;
  readonly rows: string;
}

/** A database in memory, and what it looked like when it was new. */
interface Instance {
  readonly client: PGlite;
  readonly schema: string;
  readonly seeds: readonly Seed[];
  readonly sequences: ReadonlyMap<string, string | null>;
}

/** Closed databases, by how they are made. More than these are not held: each takes a hundred megabytes. */
const closed = new Map<string, Instance[]>();
const maxClosed = 2;

/**
 * Opens a database in memory with every table and nobody in it. Making one takes a second, so one that was closed is emptied
 * and opened again, unless its schema was changed. Databases in memory are those of tests: they are many.
 * Takes a name for how it is made, how to make one, and what is set for each session.
 */
export async function openInMemory(
  name: string,
  make: () => Promise<PGlite>,
  prepareSession: (client: PGlite) => Promise<void>,
): Promise<Database> {
  const instance = (await reopen(name, prepareSession)) ?? (await describe(await make()));
  const driver = embeddedDriver(instance.client);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    const waiting = closed.get(name) ?? [];
    closed.set(name, waiting);
    if (waiting.length >= maxClosed) return instance.client.close();
    // What still runs has to end first; what begins after this is refused.
    void driver.idle().then(() => waiting.push(instance));
  };
  return databaseOver(driver, 'embedded', close, () => {
    if (!isOpen) throw new Error('The database is closed.');
  });
}

/** A closed database, as it was when it was new; undefined when there is none. */
async function reopen(
  name: string,
  prepareSession: (client: PGlite) => Promise<void>,
): Promise<Instance | undefined> {
  const waiting = closed.get(name) ?? [];
  for (let instance = waiting.pop(); instance; instance = waiting.pop()) {
    const { client } = instance;
    await client.exec('discard all');
    if ((await schemaOf(client)) === instance.schema) {
      await empty(instance);
      await prepareSession(client);
      return instance;
    }
    await client.close();
  }
  return undefined;
}

async function describe(client: PGlite): Promise<Instance> {
  const seeds: Seed[] = [];
  for (const table of await filledTables(client)) {
    const columns = await columnsOf(client, table);
    const [seed] = await rowsOf<{ rows: string }>(
      client,
      `select coalesce(json_agg(t), '[]')::text as rows from (select ${columns} from ${table}) t`,
    );
    if (seed && seed.rows !== '[]') seeds.push({ table, columns, rows: seed.rows });
  }
  return { client, schema: await schemaOf(client), seeds, sequences: await sequencesOf(client) };
}

/** Takes away all rows but those of a new database. Triggers and foreign keys do not see it. */
async function empty({ client, seeds, sequences }: Instance): Promise<void> {
  const tables = await filledTables(client);
  await client.exec('set session_replication_role = replica');
  if (tables.length > 0) await client.exec(`truncate ${tables.join(', ')} restart identity cascade`);
  for (const { table, columns, rows } of seeds) {
    await client.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [rows],
    );
  }
  for (const [sequence, value] of await sequencesOf(client)) {
    const before = sequences.get(sequence) ?? null;
    if (value === before) continue;
    await client.query(
      before === null ? 'select setval($1::regclass, 1, false)' : 'select setval($1::regclass, $2)',
      before === null ? [sequence] : [sequence, before],
    );
  }
  // A server has its tables analyzed as it starts.
  await client.exec(
    `delete from pg_statistic where starelid in (select oid from pg_class where ${isOfProduct('relnamespace')});
    update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
      where relkind in ('r', 'i') and reltuples >= 0 and ${isOfProduct('relnamespace')};
    reset session_replication_role`,
  );
}

const rowsOf = async <Row>(client: PGlite, text: string): Promise<Row[]> =>
  (await client.query<Row>(text)).rows;

const isOfProduct = (namespace: string) =>
  `${namespace} not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')`;

/** Tables whose files are not empty. */
async function filledTables(client: PGlite): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    client,
    `select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
      where relkind = 'r' and ${isOfProduct('relnamespace')} and pg_relation_size(oid) > 0 order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The columns of a table that can be written, as a list for a statement. */
async function columnsOf(client: PGlite, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** The last value of every sequence; null where none was drawn. */
async function sequencesOf(client: PGlite): Promise<Map<string, string | null>> {
  const rows = await rowsOf<{ name: string; value: string | null }>(
    client,
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences`,
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Catalogs that nobody writes to without changing the schema, rights or settings. */
const catalogs = [
  'attrdef',
  'attribute',
  'auth_members',
  'authid',
  'constraint',
  'db_role_setting',
  'default_acl',
  'enum',
  'extension',
  'index',
  'namespace',
  'policy',
  'proc',
  'rewrite',
  'trigger',
  'type',
];

/** Names the schema: another after any change of it. What a table that is emptied writes down of itself is left out. */
async function schemaOf(client: PGlite): Promise<string> {
  const changes = catalogs.map(
    (name) => `(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from pg_catalog.pg_${name})`,
  );
  const [row] = await rowsOf<{ schema: string }>(
    client,
    `select concat_ws(' ', ${changes.join(', ')}, (
        select md5(string_agg(concat_ws(' ', oid, relname, relnamespace, relowner, relkind, relacl, reloptions,
          relrowsecurity, relforcerowsecurity), ',' order by oid))
        from pg_class where ${isOfProduct('relnamespace')})) as schema`,
  );
  return row?.schema ?? '';
}
