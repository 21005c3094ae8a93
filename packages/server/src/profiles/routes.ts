import { isStepUpDue } from '@mirror-studio/domain/auth';
import { errorMessage, errorStatuses } from '@mirror-studio/domain/errors';
import { profileTable } from '@mirror-studio/domain/profile';
import { type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { type Queryable, withRequester } from '../database/index.ts';
import type { AppEnv, Services } from '../http/index.ts';
import { parseJson } from '../http/request/body.ts';
import { readCaller } from '../http/request/caller.ts';
import { assignments, selectList, where } from './columns.ts';
import { answerTableError, TableHttpError } from './http-error.ts';

const table = sql`public.${sql.identifier(profileTable)}`;
const anyRow = v.record(v.string(), v.unknown());
const oneOrMore = v.union([
  v.array(anyRow),
  v.pipe(
    anyRow,
    v.transform((row) => [row]),
  ),
]);

/** The part of the table API that the client uses (§7): the rows of user_profiles that row-level security shows. */
export function profileRoutes(services: Services) {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerTableError(error, c, services.log));
  app.use(withUser(services));

  app.get(`/${profileTable}`, async (c) => {
    const rows = await asUser(services, c, (tx) =>
      tx.all(
        anyRow,
        sql`select ${selectList(c.req.query('select'))} from ${table} where ${where(params(c))} limit 100`,
      ),
    );
    return answerRows(c, rows, 200);
  });

  app.post(`/${profileTable}`, async (c) => {
    const given = await readRows(c);
    const merges = /resolution=merge-duplicates/.test(c.req.header('prefer') ?? '');
    const rows = await asUser(services, c, async (tx) => {
      const written: v.InferOutput<typeof anyRow>[] = [];
      for (const row of given) {
        const columns = assignments(row);
        if (columns.length === 0) throw emptyRow();
        const names = list(columns.map(({ name }) => name));
        const onConflict = merges
          ? sql`on conflict (id) do update set ${list(columns.map(({ name }) => sql`${name} = excluded.${name}`))}`
          : sql``;
        written.push(
          ...(await tx.all(
            anyRow,
            sql`insert into ${table} (${names}) values (${list(columns.map(({ value }) => value))}) ${onConflict}
                returning ${selectList(c.req.query('select'))}`,
          )),
        );
      }
      return written;
    });
    return returnsRows(c) ? answerRows(c, rows, 201) : c.body(null, 201);
  });

  app.patch(`/${profileTable}`, async (c) => {
    const [row] = await readRows(c);
    const columns = assignments(row ?? {});
    if (columns.length === 0) throw emptyRow();
    const rows = await asUser(services, c, (tx) =>
      tx.all(
        anyRow,
        sql`update ${table} set ${list(columns.map(({ name, value }) => sql`${name} = ${value}`))}
            where ${where(params(c))} returning ${selectList(c.req.query('select'))}`,
      ),
    );
    return returnsRows(c) ? answerRows(c, rows, 200) : c.body(null, 204);
  });

  app.all('*', (c) => {
    const name = c.req.path.split('/').at(-1);
    if (name === profileTable)
      throw new TableHttpError(403, '42501', `permission denied for table ${profileTable}`);
    throw new TableHttpError(
      404,
      'PGRST205',
      `Could not find the table 'public.${name}' in the schema cache`,
    );
  });
  return app;
}

const emptyRow = () => new TableHttpError(400, 'PGRST102', 'Empty or invalid json');
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
const params = (c: Context) => new URL(c.req.url).searchParams;
const returnsRows = (c: Context) => /return=representation/.test(c.req.header('prefer') ?? '');

function withUser(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const caller = await readCaller(services, c);
    if (!caller) throw new TableHttpError(401, 'PGRST301', 'JWT expired, invalid or missing');
    if (caller.banned) {
      throw new TableHttpError(
        errorStatuses.ACCOUNT_SUSPENDED,
        'ACCOUNT_SUSPENDED',
        errorMessage('ACCOUNT_SUSPENDED'),
      );
    }
    if (isStepUpDue(caller.proof)) {
      throw new TableHttpError(
        errorStatuses.insufficient_aal,
        'insufficient_aal',
        errorMessage('insufficient_aal'),
      );
    }
    if (caller.closing && !['GET', 'HEAD'].includes(c.req.method)) {
      throw new TableHttpError(
        errorStatuses.ACCOUNT_CLOSING,
        'ACCOUNT_CLOSING',
        errorMessage('ACCOUNT_CLOSING'),
      );
    }
    c.set('user', caller.user);
    await withRequester(caller.user.id, next);
  });
}

/** Works as the person who asks: the database's own policies decide what they may see and write. */
function asUser<Result>(
  services: Services,
  c: Context<AppEnv>,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const user = c.get('user');
  const claims = JSON.stringify({ sub: user.id, role: 'authenticated', email: user.email });
  return services.db.transaction(async (tx) => {
    await tx.run(sql`select set_config('request.jwt.claims', ${claims}, true)`);
    await tx.run(sql`set local role authenticated`);
    return work(tx);
  });
}

async function readRows(c: Context) {
  const body = await c.req
    .text()
    .then(parseJson)
    .catch(() => undefined);
  const rows = v.safeParse(oneOrMore, body);
  if (!rows.success || rows.output.length > 10) throw emptyRow();
  return rows.output;
}

function answerRows(c: Context, rows: readonly unknown[], status: 200 | 201): Response {
  if (!(c.req.header('accept') ?? '').includes('application/vnd.pgrst.object+json'))
    return c.json(rows, status);
  if (rows.length !== 1) {
    const details = `The result contains ${rows.length} rows`;
    throw new TableHttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
  }
  return c.body(JSON.stringify(rows[0]), status, {
    'Content-Type': 'application/vnd.pgrst.object+json; charset=utf-8',
  });
}
