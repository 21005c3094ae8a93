import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentVersions, newestVersion } from '@mirror-studio/domain/acceptances';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded.ts';
import { asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { acceptancesOf, termsOf } from './acceptances.ts';

const migrationsDir = join(import.meta.dirname, '../../migrations');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function somebody() {
  const { session, user } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  return {
    id: user.id,
    ask,
    acceptances: async () => (await ask('GET', endpoints.acceptances.path)).body['acceptances'] as object[],
    terms: async () => (await ask('GET', endpoints.termsStatus.path)).body,
    accept: (document: 'legal' | 'terms', more: object = {}) =>
      document === 'legal'
        ? ask('POST', endpoints.acceptLegal.path, {
            version: newestVersion('legal'),
            language: 'es',
            ...more,
          })
        : ask('POST', endpoints.acceptTerms.path, {
            terms: newestVersion('terms'),
            compliance: newestVersion('compliance'),
            language: 'en',
            ...more,
          }),
  };
}
const none = { termsAccepted: false, complianceConfirmed: false };
const accepted = { termsAccepted: true, complianceConfirmed: true };

test('each acceptance is kept with its version, its moment, its language and its request', async () => {
  const { id, accept, acceptances } = await somebody();
  const [first = ''] = documentVersions.legal.slice(-1);
  expect((await accept('legal', { version: first })).status).toBe(200);
  const legalAt = server.clock.now().toISOString();
  server.clock.advance(60_000);
  expect((await accept('terms')).status).toBe(200);
  const termsAt = server.clock.now().toISOString();
  expect(await acceptances()).toEqual([
    { document: 'compliance', version: newestVersion('compliance'), acceptedAt: termsAt, language: 'en' },
    { document: 'terms', version: newestVersion('terms'), acceptedAt: termsAt, language: 'en' },
    { document: 'legal', version: first, acceptedAt: legalAt, language: 'es' },
  ]);
  const requests = await server.services.db.all(
    v.object({ request_id: v.string() }),
    sql`select distinct request_id from studio.acceptances where member = ${id}`,
  );
  expect(requests).toHaveLength(2);
});

test('accepted again, it stays as it was; another version stands beside it', async () => {
  const { id, accept, acceptances } = await somebody();
  await accept('legal');
  const before = await acceptances();
  server.clock.advance(60_000);
  expect((await accept('legal', { language: 'en' })).status).toBe(200);
  expect(await acceptances()).toEqual(before);
  await accept('legal', { version: documentVersions.legal.at(-1) });
  expect(await acceptances()).toHaveLength(2);
  const change = sql`update studio.acceptances set version = '2020-01-01' where member = ${id}`;
  await expect(server.services.db.run(change)).rejects.toThrow();
});

test('a version that never was, and another person’s, are nobody’s', async () => {
  const { accept, acceptances } = await somebody();
  expect((await accept('legal', { version: '2020-01-01' })).status).toBe(422);
  expect((await accept('terms', { language: 'xx' })).status).toBe(422);
  await (await somebody()).accept('legal');
  expect(await acceptances()).toEqual([]);
});

test('the terms are due again when a newer version is in force than the one that was accepted', async () => {
  const { id, accept, terms, ask } = await somebody();
  expect(await terms()).toEqual(none);
  await accept('terms');
  expect(await terms()).toEqual(accepted);
  const { db } = server.services;
  await db.run(sql`delete from studio.acceptances where member = ${id} and document = 'terms'`);
  await db.run(sql`insert into studio.acceptances (id, member, document, version, accepted_at)
    values (gen_random_uuid(), ${id}, 'terms', '2020-01-01', now())`);
  expect(await terms()).toEqual({ termsAccepted: false, complianceConfirmed: true });
  // Having accepted any of the legal texts, they are asked for the terms alone.
  await accept('legal', { version: documentVersions.legal.at(-1) });
  expect((await ask('GET', endpoints.legalStatus.path)).body).toEqual({ accepted: true });
});

test('a flag without an acceptance is none', async () => {
  const { id, terms } = await somebody();
  await server.services.db.run(sql`
    insert into public.user_profiles (id, terms_accepted, compliance_confirmed) values (${id}, true, true)`);
  expect(await terms()).toEqual(none);
});

test('what was a flag before becomes an acceptance of the first version', async () => {
  const scratch = scratchDir();
  try {
    const before = join(scratch.path, 'before');
    mkdirSync(before);
    for (const name of readdirSync(migrationsDir))
      if (name < '0205') copyFileSync(join(migrationsDir, name), join(before, name));
    const old = await openEmbedded(join(scratch.path, 'data'), before);
    const [both, neither] = [crypto.randomUUID(), crypto.randomUUID()];
    await old.run(sql`insert into studio.members (id, legal_accepted_at) values
      (${both}, '2026-11-22T08:00:00Z'), (${neither}, null)`);
    await old.run(sql`insert into public.user_profiles (id, terms_accepted, compliance_confirmed) values
      (${both}, true, true), (${neither}, false, true)`);
    await old.close();
    const now = await openEmbedded(join(scratch.path, 'data'), migrationsDir);
    const first = (document: 'legal' | 'terms' | 'compliance') => documentVersions[document].at(-1);
    const kept = (await acceptancesOf(now, both)).toSorted((a, b) => a.document.localeCompare(b.document));
    expect(kept.map(({ document, version, language }) => [document, version, language])).toEqual([
      ['compliance', first('compliance'), null],
      ['legal', first('legal'), null],
      ['terms', first('terms'), null],
    ]);
    expect(kept.find(({ document }) => document === 'legal')?.acceptedAt).toBe('2026-11-22T08:00:00.000Z');
    expect(await termsOf(now, both)).toEqual(accepted);
    expect((await acceptancesOf(now, neither)).map(({ document }) => document)).toEqual(['compliance']);
    await now.close();
  } finally {
    scratch.remove();
  }
});
