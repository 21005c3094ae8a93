import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { accountExportLimits as limits } from '@mirror-studio/domain/constants/account';
import { accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { accountArchive as spanish } from '@mirror-studio/domain/texts/es/accountArchive';
import { mail as spanishMail } from '@mirror-studio/domain/texts/es/mail';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { at } from '../../database/index.ts';
import { readByExiftool } from '../../exports/testing/exiftool.ts';
import { openMedia } from '../../media/index.ts';
import { asker, scratchDir, startTestServer, type TestServer } from '../../testing/index.ts';
import { exportIn, newExport, provedAt, type Somebody, somebody, words } from '../testing/somebody.ts';
import { unzip } from '../testing/unzip.ts';
import { sweepExports } from './sweep.ts';

const dayMs = 86_400_000;
const scratch = scratchDir();
let server: TestServer;
let mara: Somebody;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: `${scratch.path}/media`, s3: null } });
  mara = await somebody(server);
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const request = (who = mara, body: object = newExport) => who.ask('POST', endpoints.requestExport.path, body);
/** The newest link to a copy that was mailed: it is sent when the archive is ready already. */
const tokenOf = (email: string) =>
  vi.waitFor(async () => {
    const token = new URL((await server.lastMessage(email)).link).searchParams.get('export');
    if (token === null) throw new Error('No link was mailed');
    return token;
  });
const download = (token: string, who = mara) => who.ask('POST', endpoints.downloadExport.path, { token });
const status = async (path: string) => {
  const answer = await fetch(server.url + path);
  await answer.body?.cancel();
  return answer.status;
};
/** The same person with a new token: the one from before is too old. */
async function again(who: Somebody): Promise<Somebody> {
  const { data, error } = await who.auth.refreshSession();
  if (error || !data.session) throw error ?? new Error('There is no session');
  return { ...who, ask: asker(server.url, data.session.access_token) };
}
/** A day later, and what was asked for before forgotten: it counts for nobody. */
const another = (who: Somebody) =>
  server.services.db.run(sql`delete from studio.account_exports where member = ${who.id}`);
/** Waits until the server has nothing to send any more. */
const sent = () => server.services.background.idle();

describe('a copy of everything', () => {
  let folder: string;
  let names: string[];
  const json = (file: string) =>
    JSON.parse(readFileSync(`${folder}/data/${file}.json`, 'utf8')) as Record<string, unknown>[];

  it('is made in the background, mailed in the language asked for, and downloaded once', async () => {
    const asked = await request(mara, { ...newExport, language: 'es' });
    expect(asked).toMatchObject({ status: 202, body: { state: expect.stringMatching(/waiting|building/) } });
    const ready = await exportIn(mara.ask, 'ready');
    expect(ready.done).toBe(ready.total);
    const token = await tokenOf(mara.email);
    expect((await server.lastMessage(mara.email)).subject).toBe(spanishMail.exportReadySubject);
    const { body } = await download(token);
    const answer = await fetch(server.url + (body['url'] as string));
    expect(answer.headers.get('content-disposition')).toContain(`filename="${body['name'] as string}"`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBe(ready.bytes);
    folder = `${scratch.path}/copy`;
    names = unzip(bytes, folder);
    expect((await download(token)).body).toMatchObject({ message: refusals.exportLinkOver });
    const events = await mara.ask('GET', '/api/security-events');
    const kinds = (events.body['events'] as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['export_downloaded', 'export_requested']);
  });

  it('holds what the person wrote, made and did, and no key', async () => {
    expect(json('profile')).toMatchObject([{ display_name: words.name }]);
    expect(json('account')).toMatchObject([{ email: mara.email }]);
    expect(json('prompts')).toMatchObject([{ title: words.title, notes: words.note }]);
    expect(json('promptVersions').map(({ text }) => text)).toEqual([words.prompt, words.version]);
    expect(json('feedback')).toMatchObject([{ message: words.feedback }]);
    expect(json('proofs')).toMatchObject([{ client: words.client }]);
    expect(json('media')).toHaveLength(2);
    expect(json('membership')[0]?.['invite_claimed_at']).not.toBeNull();
    expect(json('acceptances').map(({ document }) => document)).toEqual(
      expect.arrayContaining(['legal', 'terms', 'compliance']),
    );
    // Whose the other one was is not said.
    expect(json('invitations').map((row) => Object.keys(row).toSorted())).toEqual(
      expect.arrayContaining([['claimed_at'], ['claimed_at', 'ends_at', 'made_at']]),
    );
    expect(json('sessions')).toHaveLength(1);
    expect(json('settings')).toEqual(newExport.settings);
    const all = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    for (const key of ['hash"', 'secret"', 'password']) expect(all.join('\n')).not.toContain(key);
  });

  it('adds up: the entries of the ledger make the balances, as JSON and as CSV', () => {
    const sums: Record<string, number> = {};
    for (const { account, currency, amount } of json('ledger')) {
      const name = `${account as string} ${currency as string}`;
      sums[name] = (sums[name] ?? 0) + (amount as number);
    }
    for (const { purpose, currency, balance } of json('balances')) {
      expect([purpose, currency, sums[`${purpose as string} ${currency as string}`] ?? 0]).toEqual([
        purpose,
        currency,
        balance,
      ]);
    }
    const [head, ...lines] = readFileSync(`${folder}/data/ledger.csv`, 'utf8').trim().split('\r\n');
    expect(head?.split(',')).toContain('amount');
    expect(lines).toHaveLength(json('ledger').length);
  });

  it('has every picture with its rights written into it', async () => {
    const pictures = names.filter((name) => name.startsWith('media/pictures/'));
    expect(pictures).toHaveLength(2);
    const face = await sharp(readFileSync(`${folder}/media/profile.webp`)).metadata();
    expect([face.format, face.width]).toEqual(['webp', 512]);
    const read = await readByExiftool(readFileSync(`${folder}/${pictures[0] ?? ''}`), 'png');
    expect(JSON.stringify(read)).toContain(words.name);
    expect(JSON.stringify(read)).toContain('"XMP-plus:DataMining":"Prohibited"');
  });

  it('says what each file is, in the person’s language, on a page without a script', () => {
    const page = readFileSync(`${folder}/index.html`, 'utf8');
    expect(page).toContain('<html lang="es">');
    expect(page).toContain(spanish.file_ledger);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('{{');
    for (const [, path = ''] of page.matchAll(/<a href="([^"]+)"/g))
      expect(existsSync(`${folder}/${path}`)).toBe(true);
    const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
      files: { path: string }[];
    };
    const listed = [...manifest.files.map(({ path }) => path), 'manifest.json', 'index.html'];
    expect(names.filter((name) => !name.startsWith('media/')).toSorted()).toEqual(listed.toSorted());
  });

  it('opens for its owner alone, at an address that is signed and ends', async () => {
    const other = await somebody(server, { shoots: false });
    server.clock.advance(1_000);
    expect(await mara.ask('POST', endpoints.sendExportLink.path)).toMatchObject({ status: 200 });
    const token = await tokenOf(mara.email);
    expect((await download(token, other)).status).toBe(404);
    const url = (await download(token)).body['url'] as string;
    expect(await status(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(403);
    expect(await status(url)).toBe(200);
    server.clock.advance(limits.downloadBeginsMs + 1);
    expect(await status(url)).toBe(403);
  });

  it('has one link that works: a newer one ends it', async () => {
    server.clock.advance(1_000);
    await mara.ask('POST', endpoints.sendExportLink.path);
    const first = await tokenOf(mara.email);
    server.clock.advance(1_000);
    await mara.ask('POST', endpoints.sendExportLink.path);
    expect((await download(first)).status).toBe(404);
    const newest = await tokenOf(mara.email);
    const both = await Promise.all([download(newest), download(newest)]);
    expect(both.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '404']);
  });

  it('is deleted after its days, and its link with it', async () => {
    server.clock.advance(limits.keptDays * dayMs);
    await sent();
    const token = await tokenOf(mara.email);
    await sweepExports({
      ...server.services,
      media: await openMedia(server.services.config, server.services.db, server.clock),
    });
    mara = await again(mara);
    expect((await exportIn(mara.ask, 'expired')).bytes).toBeNull();
    expect((await download(token)).status).toBe(404);
    expect((await mara.ask('POST', endpoints.sendExportLink.path)).status).toBe(404);
    expect(readdirSync(`${scratch.path}/media/${mara.id}/exports`)).toEqual([]);
  });
});

describe('asking for one', () => {
  let noor: Somebody;
  beforeAll(async () => {
    noor = await somebody(server, { shoots: false });
  });

  it('is refused while one is under way, however many ask at once', async () => {
    const answers = await Promise.all([request(noor), request(noor), request(noor)]);
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['202', '409', '409']);
    expect(answers.find((answer) => answer.status === 409)?.body['message']).toBe(refusals.exportUnderWay);
    await exportIn(noor.ask, 'ready');
  });

  it('is refused after so many in a day, in words that say when the next may be', async () => {
    for (let asked = 1; asked < limits.aDay; asked++) {
      server.clock.advance(1_000);
      expect((await request(noor)).status).toBe(202);
      await exportIn(noor.ask, 'ready');
    }
    const refused = await request(noor);
    expect(refused.status).toBe(429);
    expect(refused.body['message']).toMatch(
      /^You can ask for 3 copies of your data in 24 hours\. The next one: from /,
    );
    const { body } = await noor.ask('GET', endpoints.accountData.path);
    expect(Date.parse(body['nextExportAt'] as string) - server.clock.now().getTime()).toBeLessThanOrEqual(
      dayMs,
    );
    expect(refused.body['message']).not.toContain('{{');
  });

  it('counts nothing that failed', async () => {
    await server.services.db.run(
      sql`update studio.account_exports set state = 'failed' where member = ${noor.id}`,
    );
    expect((await noor.ask('GET', endpoints.accountData.path)).body['nextExportAt']).toBeNull();
    await another(noor);
  });

  it('needs the second factor, where there is one', async () => {
    const person = await somebody(server, { shoots: false });
    const { data } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    await server.services.db.run(
      sql`update studio_auth.factors set status = 'verified' where id = ${data?.id ?? ''}`,
    );
    expect(await request(person)).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_aal' } },
    });
    await server.services.db.run(
      sql`update studio_auth.sessions set aal = 'aal2', amr = ${provedAt(server.clock.now())} where user_id = ${person.id}`,
    );
    server.clock.advance(1_000);
    expect((await request(person)).status).toBe(202);
    await exportIn(person.ask, 'ready');
  });
});

describe('one whose worker is gone', () => {
  const interrupted = async (attempts: number) => {
    const person = await somebody(server, { shoots: false });
    await server.services.db.run(
      sql`insert into studio.account_exports (id, member, state, language, time_zone, settings, attempts, worker, leased_until, requested_at)
        values (gen_random_uuid(), ${person.id}, 'building', 'en', 'UTC', '{}', ${attempts}, 'gone',
          ${at(new Date(server.clock.now().getTime() - 1))}, ${at(server.clock.now())})`,
    );
    return person;
  };

  it('is taken up again', async () => {
    const person = await interrupted(1);
    await exportIn(person.ask, 'ready');
    expect(await tokenOf(person.email)).not.toBe('');
  });

  it('has failed when it was interrupted twice, says so by mail, and can be asked for again', async () => {
    const person = await interrupted(2);
    await exportIn(person.ask, 'failed');
    await vi.waitFor(async () => {
      expect((await server.lastMessage(person.email)).subject).toBe(mail.exportFailedSubject);
    });
    server.clock.advance(1_000);
    expect((await request(person)).status).toBe(202);
    await exportIn(person.ask, 'ready');
  });
});
