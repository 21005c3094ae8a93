import { authBasePath, backendBasePaths } from '@mirror-studio/domain/auth-service';
import { endpoints, idempotencyHeader, uploadField } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { profileTable } from '@mirror-studio/domain/profile';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeError } from './http/describe-error.ts';
import { newEmail, signIn, startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;
let token: string;
let picture: Uint8Array<ArrayBuffer>;
const printed = (['log', 'info', 'warn', 'error'] as const).map((name) => [name, vi.fn()] as const);
beforeAll(async () => {
  server = await startTestServer();
  token = (await signIn(server, newEmail('marker'))).session.access_token;
  const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: '#b8652a' } });
  picture = new Uint8Array(await blank.png().toBuffer());
});
beforeEach(() => {
  for (const [name, spy] of printed) vi.spyOn(console, name).mockImplementation(spy);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** One word in every value that a person gives; no name of ours holds it. */
const marker = 'marker';
const email = () => newEmail(marker);
const password = `Planted-password-1`;
const challenge = { code_challenge: marker.repeat(7), code_challenge_method: 'plain' };

/** A request to every service with marker values wherever it takes one; none of them needs to succeed. */
async function askEverything(): Promise<number[]> {
  const headers = {
    authorization: `Bearer ${token}`,
    [idempotencyHeader]: `${marker}-${crypto.randomUUID()}`,
  };
  const send = (method: string, path: string, body?: unknown) =>
    fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const form = new FormData();
  form.set(uploadField, new File([picture], `${marker}.png`));
  const auth = (path: string, body: unknown) => send('POST', authBasePath + path, body);
  const table = `${backendBasePaths.tables}/${profileTable}`;
  const shoot = { ...emptyPhotoShoot, prompt: `${marker} prompt`, projectName: `${marker} project` };
  const answers = [
    await send('GET', endpoints.balance.path),
    await send('GET', `${endpoints.gallery.path}?cursor=${marker}`),
    await send('GET', `/api/jobs/${marker}`),
    await send('GET', endpoints.jobs.path),
    await send('POST', endpoints.createJob.path, { kind: 'image_batch', form: shoot }),
    await send('POST', endpoints.exchange.path, { coins: 10 }),
    await send('POST', endpoints.createPayment.path, { coins: 500, amount_cents: 4999, sourceId: marker }),
    await send('GET', `/api/orders/${marker}`),
    await send('GET', endpoints.orders.path),
    await send('PUT', endpoints.setBillingDetails.path, {
      name: `${marker} name`,
      address: `${marker} address`,
      taxId: marker,
      basedOn: 0,
    }),
    await send('POST', endpoints.subscribe.path, { plan: marker }),
    await send('POST', endpoints.feedback.path, {
      contextId: marker,
      helpful: true,
      message: `${marker} message`,
    }),
    await send('POST', endpoints.acceptTerms.path, endpoints.acceptTerms.docs.sample.request),
    await send('POST', endpoints.claimInvitation.path, { code: marker }),
    await fetch(server.url + endpoints.upload.path, { method: 'POST', headers, body: form }),
    await auth('/signup', { email: email(), password, data: { name: marker }, ...challenge }),
    await auth('/otp', { email: email(), data: { name: marker }, ...challenge }),
    await auth('/recover', { email: email(), ...challenge }),
    await auth('/token?grant_type=password', { email: email(), password }),
    await auth('/token?grant_type=refresh_token', { refresh_token: `${marker}-token` }),
    await auth('/token?grant_type=pkce', { auth_code: `${marker}-code`, code_verifier: marker }),
    await send('GET', `${authBasePath}/verify?token=${marker}-token&type=magiclink`),
    await send('PUT', `${authBasePath}/user`, { data: { name: marker } }),
    await send('GET', `${table}?display_name=eq.${marker}`),
    await send('PATCH', `${table}?display_name=eq.${marker}`, { display_name: marker }),
    await send('POST', table, { id: crypto.randomUUID(), display_name: marker }),
  ];
  return answers.map(({ status }) => status);
}

/** Everything that the server said, on the console or in its log. */
const said = () => [
  ...server.log.problems.splice(0),
  ...printed.flatMap(([, spy]) => spy.mock.calls.splice(0).map((parts) => parts.map(String).join(' '))),
];

interface Table {
  readonly schema: string;
  readonly name: string;
}
const named = ({ schema, name }: Table) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** The tables that the gates before a route read. */
const readFirst = ['members', 'users', 'sessions', 'transfers'];

/** Breaks the tables in one way, in groups, asks everything, and mends them. Returns all that was said. */
async function sayingWhenBroken(breaks: (table: Table) => SQL, mends: (table: Table) => SQL) {
  const { db, background } = server.services;
  const tables = await db.all(
    v.object({ schema: v.string(), name: v.string() }),
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and (table_schema in ('studio', 'studio_auth') or table_name = ${profileTable})
          and table_name <> 'migrations'`,
  );
  const lines: string[] = [];
  for (const group of [
    // What every request reads would hide the rest behind it.
    tables.filter(({ name }) => !readFirst.includes(name)),
    ...readFirst.map((first) => tables.filter(({ name }) => name === first)),
  ]) {
    for (const table of group) await db.run(breaks(table));
    await askEverything();
    await background.idle();
    for (const table of group) await db.run(mends(table));
    lines.push(...said());
  }
  return lines;
}

function expectNothingPlanted(lines: readonly string[]) {
  expect(lines.length).toBeGreaterThan(10);
  const all = lines.join('\n');
  expect(all.toLowerCase()).not.toContain(marker);
  expect(all).not.toMatch(/@example|params:|Failed query|scrypt|\$argon|Bearer /i);
  expect(all).toMatch(/code=\w{5}/);
}

test('a fault of the database that quotes the whole row writes no value of it down', async () => {
  await server.services.db.run(sql`
    create function public.quote_row() returns trigger language plpgsql as
    $f$ begin raise exception 'The row %', row_to_json(new) using detail = row_to_json(new)::text; end $f$`);
  const lines = await sayingWhenBroken(
    (table) => sql`create trigger quote_row before insert or update on ${named(table)}
      for each row execute function public.quote_row()`,
    (table) => sql`drop trigger quote_row on ${named(table)}`,
  );
  expectNothingPlanted(lines);
});

test('neither does a constraint, nor a table that is missing', async () => {
  const refusing = await sayingWhenBroken(
    (table) => sql`alter table ${named(table)} add constraint never check (false) not valid`,
    (table) => sql`alter table ${named(table)} drop constraint never`,
  );
  const missing = await sayingWhenBroken(
    (table) => sql`alter table ${named(table)} rename to ${sql.identifier(`${table.name}_gone`)}`,
    ({ schema, name }) =>
      sql`alter table ${named({ schema, name: `${name}_gone` })} rename to ${sql.identifier(name)}`,
  );
  expectNothingPlanted([...refusing, ...missing]);
});

test('of an error stand class, code, names and places, never a message', () => {
  const cause = Object.assign(new Error(`row (${marker})\n    at ${marker} (/a.ts:1:1)`), {
    code: '23505',
    constraint: 'users_email',
    detail: `Key (email)=(${marker})`,
  });
  const error = Object.assign(new TypeError(`Failed query ${marker}`, { cause }), {
    query: 'insert into "studio"."jobs" (prompt) values ($1)',
    params: [marker],
  });
  const text = describeError(error);
  expect(text).toMatch(
    /^TypeError statement="insert studio\.jobs", caused by Error code=23505 constraint=users_email\n {4}at /,
  );
  expect(text).not.toContain(marker);
  expect(describeError(marker)).toBe('string thrown');
  const several = describeError(new AggregateError([error, new RangeError(marker), marker], marker));
  expect(several).toMatch(
    /^AggregateError of \(TypeError .*, caused by Error code=23505 .*; RangeError; string thrown\)\n {4}at /,
  );
  expect(several).not.toContain(marker);
});
