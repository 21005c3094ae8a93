import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptByLaw } from '@mirror-studio/domain/account-data';
import { accountLimits, accountRemovalLimits } from '@mirror-studio/domain/constants/account';
import { accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { errorMessage } from '@mirror-studio/domain/errors';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { mail as spanishMail } from '@mirror-studio/domain/texts/es/mail';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, whole } from '../../database/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { type MediaStore, openMedia } from '../../media/index.ts';
import { asker, scratchDir, signIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { tableName } from '../held.ts';
import { exportIn, newExport, provedAt, type Somebody, somebody, words } from '../testing/somebody.ts';
import { sweepDeletions } from './removal.ts';

const dayMs = 86_400_000;
const waitMs = accountLimits.deletedWithinDays * dayMs;
const scratch = scratchDir();
let mediaDir = join(scratch.path, 'media');
let server: TestServer;
let media: MediaStore;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: mediaDir, s3: null } });
  media = await openMedia(server.services.config, server.services.db, server.clock);
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const ask = (who: Somebody, more: object = {}) =>
  who.ask('POST', endpoints.deleteAccount.path, { address: who.email, language: 'en', ...more });
const keep = (who: Somebody) => who.ask('POST', endpoints.keepAccount.path);
const sweep = (db: Database = server.services.db) =>
  sweepDeletions({ ...server.services, db, media, worker: { abandon: () => {} } });
const rowCount = async (query: ReturnType<typeof sql>) =>
  (await server.services.db.first(v.object({ rows: whole }), sql`select count(*) as rows from ${query}`))
    ?.rows;
const kindsOf = async (who: Somebody) =>
  ((await who.ask('GET', '/api/security-events')).body['events'] as { kind: string }[]).map(
    ({ kind }) => kind,
  );

const columnRow = v.object({ table: v.string(), column: v.string() });

/** Every column of every table, and every file of the media store, in which one of the texts stands. */
async function traces(texts: readonly string[]): Promise<string[]> {
  const { db } = server.services;
  const found: string[] = [];
  const columns = await db.all(
    columnRow,
    sql`select c.table_schema || '.' || c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  for (const { table, column } of columns) {
    for (const text of texts) {
      const there = await db.first(
        v.object({ n: v.unknown() }),
        sql`select 1 as n from ${tableName(table)} t
          where strpos(lower(t.${sql.identifier(column)}::text), lower(${text})) > 0 limit 1`,
      );
      if (there) found.push(`${table}.${column}: ${text}`);
    }
  }
  const files = existsSync(mediaDir) ? readdirSync(mediaDir, { recursive: true, withFileTypes: true }) : [];
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const content = file.isFile() ? readFileSync(path) : Buffer.alloc(0);
    for (const text of texts)
      if (path.includes(text) || content.includes(text)) found.push(`${path}: ${text}`);
  }
  return found;
}
const saidOf = (who: Somebody) => [who.id, who.email, ...Object.values(words)];

describe('asking for the removal of an account', () => {
  it('needs its address, and the second factor where there is one', async () => {
    const person = await somebody(server, { shoots: false });
    const wrong = await ask(person, { address: 'mara@example.test' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { field: 'address' }, message: refusals.addressNotTheirs },
    });
    const { data } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    await server.services.db.run(
      sql`update studio_auth.factors set status = 'verified' where id = ${data?.id ?? ''}`,
    );
    expect(await ask(person)).toMatchObject({ status: 403, body: { error: { code: 'insufficient_aal' } } });
    await server.services.db.run(
      sql`update studio_auth.sessions set aal = 'aal2', amr = ${provedAt(server.clock.now())} where user_id = ${person.id}`,
    );
    expect((await ask(person, { address: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  });

  it('closes it at once, mails the date, and a second time leaves the first date', async () => {
    const person = await somebody(server);
    const form = { ...emptyPhotoShoot, prompt: words.prompt, imageCount: 10 };
    const job = (await person.ask('POST', '/api/jobs', { kind: 'image_batch', form })).body['job'] as {
      id: string;
    };
    expect((await fetch(server.url + person.proof)).status).toBe(200);
    server.clock.advance(1_000);
    const { body } = await ask(person, { language: 'es' });
    expect(Date.parse(body['removedAt'] as string) - Date.parse(body['requestedAt'] as string)).toBe(waitMs);
    const message = await server.lastMessage(person.email);
    expect(message.subject.startsWith(spanishMail.deletionAskedSubject.split('{{')[0] ?? '')).toBe(true);
    expect(message.subject).not.toContain('{{');
    server.clock.advance(1_000);
    expect((await ask(person)).body).toEqual(body);
    expect((await person.ask('GET', `/api/jobs/${job.id}`)).body).toMatchObject({
      job: { status: 'cancelled' },
    });
    expect((await fetch(server.url + person.proof)).status).toBe(404);
    const refused = await person.ask('POST', '/api/jobs', { kind: 'image_batch', form });
    expect(refused).toMatchObject({ status: 403, body: { message: errorMessage('ACCOUNT_CLOSING') } });
    const table = await fetch(`${server.url}/rest/v1/user_profiles?id=eq.${person.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ display_name: 'Other' }),
    });
    expect(table.status).toBe(403);
    expect((await person.ask('GET', '/api/user/flags')).body).toEqual({
      banned: false,
      removedAt: body['removedAt'],
    });
    // What is one's own can still be taken along.
    expect((await person.ask('POST', endpoints.requestExport.path, newExport)).status).toBe(202);
    await exportIn(person.ask, 'ready');
    expect(await kindsOf(person)).toEqual(expect.arrayContaining(['deletion_requested']));
  });

  it('is taken back by whoever signs in before its day, and everything is as it was', async () => {
    const person = await somebody(server);
    await ask(person);
    server.clock.advance(waitMs - 60_000);
    await sweep();
    const { session } = await signIn(server, person.email);
    const back = { ...person, ask: asker(server.url, session.access_token) };
    server.clock.advance(1_000);
    expect((await keep(back)).status).toBe(200);
    expect((await server.lastMessage(person.email)).subject).toBe(mail.deletionKeptSubject);
    expect((await back.ask('POST', '/api/coins/exchange', { coins: 10 })).status).toBe(200);
    expect((await kindsOf(back))[0]).toBe('deletion_cancelled');
    expect((await keep(back)).status).toBe(200);
    server.clock.advance(waitMs);
    await sweep();
    expect(await rowCount(sql`studio.members where id = ${person.id}`)).toBe(1);
  });
});

/** Lets the days pass, and what was under way settle. Returns when nothing is due any more. */
async function removeAll(db?: Database): Promise<void> {
  await sweep(db);
  server.clock.advance(accountRemovalLimits.settleMs);
  await sweep(db);
}

describe('an account whose days are over', () => {
  it('leaves no trace of the person in any column of any table or in any file', async () => {
    const person = await somebody(server);
    const other = await somebody(server, { shoots: false });
    await server.services.db.run(
      sql`update studio.prompts set forked_author = ${person.id} where member = ${other.id}`,
    );
    await person.ask('POST', endpoints.requestExport.path, newExport);
    await exportIn(person.ask, 'ready');
    await server.services.background.idle();
    const archive = await person.ask('POST', '/api/gallery/archives', { ids: person.media });
    expect(archive.status).toBe(201);
    await ask(person);
    await server.services.background.idle();
    // The search finds what is there to be found.
    const before = await traces([person.id, person.email]);
    expect(before.length).toBeGreaterThan(20);
    expect(before).toEqual(expect.arrayContaining([expect.stringContaining(mediaDir)]));
    server.clock.advance(waitMs);
    await sweep();
    await server.services.background.idle();
    expect((await server.lastMessage(person.email)).subject).toBe(mail.deletionDoneSubject);
    server.clock.advance(accountRemovalLimits.settleMs);
    await sweep();
    expect(await traces([person.id, person.email])).toEqual([]);
    expect(existsSync(join(mediaDir, person.id))).toBe(false);
    expect(await rowCount(sql`studio.prompts where member = ${other.id}`)).toBe(1);
    const again = await signIn(server, person.email);
    expect(again.user.id).not.toBe(person.id);
  });

  it('leaves none of their words, where nobody else has written them', async () => {
    const [shared, sharedMedia, sharedDir] = [server, media, mediaDir];
    mediaDir = join(scratch.path, 'own');
    const own = await startTestServer({ media: { dir: mediaDir, s3: null } });
    [server, media] = [own, await openMedia(own.services.config, own.services.db, own.clock)];
    try {
      const person = await somebody(own);
      await ask(person);
      await own.services.background.idle();
      expect((await traces(saidOf(person))).length).toBeGreaterThan(30);
      own.clock.advance(waitMs);
      await removeAll();
      expect(await traces(saidOf(person))).toEqual([]);
    } finally {
      await own.close();
      [server, media, mediaDir] = [shared, sharedMedia, sharedDir];
    }
  });

  it('leaves the journal whole: every entry is there, on an account that is nobody’s, and the sums stand', async () => {
    const person = await somebody(server, { shoots: false });
    const count = () => rowCount(sql`studio.entries`);
    const entries = v.array(v.object({ id: whole, amount: whole }));
    const journalOf = async () =>
      v.parse(
        entries,
        await server.services.db.all(
          v.object({ id: whole, amount: whole }),
          sql`select id, amount from studio.entries order by id`,
        ),
      );
    const before = await journalOf();
    expect(before.length).toBe(await count());
    await ask(person);
    server.clock.advance(waitMs);
    await removeAll();
    const after = await journalOf();
    expect(after.slice(0, before.length)).toEqual(before);
    await verifyLedger(server.services.db);
    expect(
      await rowCount(
        sql`studio.accounts where owner in (select nameless from studio.removed_accounts) and balance <> 0`,
      ),
    ).toBe(0);
    expect(
      await rowCount(
        sql`studio.transfers where member in (select nameless from studio.removed_accounts) and business_key like 'welcome:%'`,
      ),
    ).toBeGreaterThan(0);
    expect(keptByLaw.map(({ what }) => what)).toEqual(['journal', 'removal']);
  });

  it('cannot be taken back any more, nor signed in to', async () => {
    const person = await somebody(server, { shoots: false });
    await ask(person);
    server.clock.advance(waitMs);
    await sweep();
    expect((await person.auth.refreshSession()).error).not.toBeNull();
    await removeAll();
    expect(await rowCount(sql`studio.account_deletions where member = ${person.id}`)).toBe(0);
  });

  it('is removed by whoever comes next, wherever the server was killed', { timeout: 240_000 }, async () => {
    const person = await somebody(server);
    await ask(person);
    server.clock.advance(waitMs);
    await sweep();
    server.clock.advance(accountRemovalLimits.settleMs);
    let kills = 0;
    for (let at = 1; ; at++) {
      const killed = dyingAt(server.services.db, at);
      const failed = await sweep(killed.db).then(
        () => false,
        () => true,
      );
      if (!failed) break;
      kills += 1;
      await verifyLedger(server.services.db);
    }
    expect(kills).toBeGreaterThan(20);
    expect(await traces([person.id, person.email])).toEqual([]);
    await sweep();
  });

  it('is removed once by two servers at once', async () => {
    const person = await somebody(server);
    await ask(person);
    server.clock.advance(waitMs);
    const before = await rowCount(sql`studio.removed_accounts`);
    await Promise.all([sweep(), sweep(), sweep()]);
    server.clock.advance(accountRemovalLimits.settleMs);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await rowCount(sql`studio.removed_accounts`)).toBe((before ?? 0) + 1);
    await server.services.background.idle();
    expect(await traces([person.id])).toEqual([]);
    await verifyLedger(server.services.db);
  });
});

describe('the journal', () => {
  it('refuses another owner, and every other change, outside a removal', async () => {
    const person = await somebody(server, { shoots: false });
    const { db } = server.services;
    const nobody = crypto.randomUUID();
    const refused = async (query: ReturnType<typeof sql>, setting = '') => {
      const outcome = db.transaction(async (tx) => {
        await tx.run(sql`select set_config('studio.nameless', ${setting}, true)`);
        await tx.run(query);
      });
      await expect(outcome).rejects.toThrow();
    };
    const own = `${person.id}>${nobody}`;
    await refused(sql`update studio.transfers set member = ${nobody} where member = ${person.id}`);
    await refused(sql`update studio.transfers set note = 'x' where member = ${person.id}`, own);
    await refused(
      sql`update studio.transfers set member = ${nobody}, note = 'x' where member = ${person.id}`,
      own,
    );
    await refused(sql`delete from studio.transfers where member = ${person.id}`, own);
    await refused(sql`update studio.entries set amount = amount + 1`, own);
    // A balance that is left would be nobody's.
    await refused(
      sql`update studio.accounts set owner = ${nobody} where owner = ${person.id} and balance > 0`,
      own,
    );
    await refused(
      sql`update studio.accounts set owner = ${nobody}, balance = 0 where owner = ${person.id} and balance > 0`,
      own,
    );
  });
});

/** A database whose server dies before its nth statement: whatever comes after is not done. */
function dyingAt(db: Database, nth: number): { db: Database } {
  let asked = 0;
  const live =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      asked += 1;
      return asked >= nth ? Promise.reject(new Error('The server was killed')) : work(...args);
    };
  const mortal = <Each extends Pick<Database, 'all' | 'first' | 'run'>>(each: Each): Each => ({
    ...each,
    all: live(each.all),
    first: live(each.first),
    run: live(each.run),
  });
  return { db: { ...mortal(db), transaction: (work) => db.transaction((tx) => work(mortal(tx))) } };
}
