import { libraryLimits, promptLimits } from '@mirror-studio/domain/constants/prompts';
import { type StorageKind, storageMargins } from '@mirror-studio/domain/constants/storage';
import { type Prompt, uploadField } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { refusals as spanish } from '@mirror-studio/domain/texts/es/refusals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { whole } from '../database/index.ts';
import { writeStorageQuotas } from '../database/storage-quotas.ts';
import { sweepPromptTrash } from '../prompts/trash.ts';
import { asker, jobIn, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { storageLeft } from './storage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => writeStorageQuotas(server.services.db));
afterAll(() => server.close());

async function somebody() {
  const { session, user } = await signIn(server);
  return { ask: asker(server.url, session.access_token), id: user.id, token: session.access_token };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Gives everybody so much room for a kind, beside what somebody stores already. */
async function leave(bytes: number, kind: StorageKind, of: Somebody) {
  await server.services.db.run(
    sql`update studio.storage_quotas set bytes = ${bytes} where kind = ${kind} and not demo`,
  );
  const used = await usedBy(of, kind);
  await server.services.db.run(
    sql`update studio.storage_quotas set bytes = ${bytes + used} where kind = ${kind} and not demo`,
  );
}
async function usedBy({ id }: Somebody, kind: StorageKind): Promise<number> {
  const row = await server.services.db.first(
    v.object({ bytes: whole }),
    sql`select bytes from studio.storage_use where member = ${id} and kind = ${kind}`,
  );
  return row?.bytes ?? 0;
}
const wordsOf = async ({ id }: Somebody) =>
  (
    await server.services.db.all(
      v.object({ word: v.string() }),
      sql`select word from studio.prompt_words where member = ${id} order by word`,
    )
  ).map(({ word }) => word);

/** The longest text that a prompt may have. */
const longest = (first: string) => first.padEnd(promptLimits.templateCharacters, '夏の ');
const full = { error: { code: 'STORAGE_FULL', message: refusals.textsFull } };

async function newPrompt(by: Somebody, text = 'Salt flats') {
  const { body } = await by.ask('POST', '/api/prompts', { text });
  return body['prompt'] as Prompt;
}
const saveVersion = (by: Somebody, id: string, basedOn: number) =>
  by.ask('POST', `/api/prompts/${id}/versions`, { basedOn, text: longest(`Version ${basedOn + 1} `) });

/** Saves the largest versions until one is refused; returns that answer, and the number of the last one. */
async function saveUntilRefused(by: Somebody, id: string) {
  for (let number = 1; number < libraryLimits.versions; number++) {
    const answer = await saveVersion(by, id, number);
    if (answer.status !== 201) return { answer, number };
  }
  throw new Error('No version was refused');
}
const trash = (by: Somebody, ...ids: string[]) => by.ask('POST', '/api/prompt-trash', { ids });

describe('texts', () => {
  it('are refused at the quota, by whatever writes them, and others are not', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await leave(300_000, 'texts', one);
    const prompt = await newPrompt(one);
    const { answer, number } = await saveUntilRefused(one, prompt.id);
    expect(answer).toMatchObject({ status: 403, body: full });
    expect(number).toBeGreaterThan(5);
    // Nothing of it was written.
    const { body } = await one.ask('GET', `/api/prompts/${prompt.id}`);
    expect(body['prompt']).toMatchObject({ version: number });
    const notes = '夏の '.repeat(libraryLimits.notesCharacters / 3);
    expect((await one.ask('PATCH', `/api/prompts/${prompt.id}`, { notes })).body).toMatchObject(full);
    expect((await one.ask('POST', '/api/prompts', { text: longest('Another') })).body).toMatchObject(full);
    const form = { ...emptyPhotoShoot, prompt: 'Salt flats' };
    await leave(0, 'texts', one);
    expect((await one.ask('POST', '/api/jobs', { kind: 'image_batch', form })).body).toMatchObject(full);
    expect((await newPrompt(other)).title).toBe('Salt flats');
  });

  it('are refused in Spanish to whoever reads it', async () => {
    const one = await somebody();
    await leave(0, 'texts', one);
    const refused = await fetch(`${server.url}/api/prompts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${one.token}`,
        'accept-language': 'es',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ text: 'Salinas' }),
    });
    expect(await refused.json()).toMatchObject({ message: spanish.textsFull });
  });

  it('of two at once do not both take what is left', async () => {
    const one = await somebody();
    const prompts = await Promise.all([newPrompt(one), newPrompt(one), newPrompt(one), newPrompt(one)]);
    // For one of the versions, and not for two.
    await leave(90_000, 'texts', one);
    const answers = await Promise.all(prompts.map(({ id }) => saveVersion(one, id, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    expect(await storageLeft(server.services.db, one.id, 'texts')).toBeGreaterThanOrEqual(0);
  });

  it('have room again when what is in the trash is removed to make it, the oldest first', async () => {
    const one = await somebody();
    const [old, newer, last] = [await newPrompt(one), await newPrompt(one), await newPrompt(one)];
    await leave(storageMargins.texts + 200_000, 'texts', one);
    await saveUntilRefused(one, old.id);
    await trash(one, old.id);
    server.clock.advance(1_000);
    await trash(one, newer.id);
    expect((await saveVersion(one, last.id, 1)).status).toBe(201);
    const { body } = await one.ask('GET', '/api/prompts?place=trash');
    expect((body['prompts'] as Prompt[]).map(({ id }) => id)).not.toContain(old.id);
  });

  it('count as before what is changed and changed back, and nothing when all is removed for good', async () => {
    const one = await somebody();
    const before = await usedBy(one, 'texts');
    const prompt = await newPrompt(one);
    const bare = await usedBy(one, 'texts');
    expect(bare).toBeGreaterThan(before);
    await one.ask('PATCH', `/api/prompts/${prompt.id}`, { notes: 'n'.repeat(1_000) });
    expect(await usedBy(one, 'texts')).toBeGreaterThan(bare + 1_000);
    await one.ask('PATCH', `/api/prompts/${prompt.id}`, { notes: '' });
    expect(await usedBy(one, 'texts')).toBe(bare);
    await saveVersion(one, prompt.id, 1);
    expect(await usedBy(one, 'texts')).toBeGreaterThan(bare + 20_000);
    await trash(one, prompt.id);
    server.clock.advance(libraryLimits.trashDays * 86_400_000);
    await sweepPromptTrash(server.services);
    expect(await usedBy(one, 'texts')).toBe(before);
  });

  it('of a demonstration have less room', async () => {
    const { db } = server.services;
    const one = await somebody();
    await newPrompt(one);
    const own = await storageLeft(db, one.id, 'texts');
    await db.run(sql`update studio.members set demo = true where id = ${one.id}`);
    expect(await storageLeft(db, one.id, 'texts')).toBeLessThan(own);
  });
});

describe('the words of a vocabulary', () => {
  it('go with the last prompt that has them, when it is removed for good or says something else', async () => {
    const one = await somebody();
    const both = await newPrompt(one, 'quartz lantern');
    const alone = await newPrompt(one, 'lantern harbour');
    expect(await wordsOf(one)).toEqual(['harbour', 'lantern', 'quartz']);
    await one.ask('POST', `/api/prompts/${both.id}/versions`, { basedOn: 1, text: 'marble lantern' });
    expect(await wordsOf(one)).toEqual(['harbour', 'lantern', 'marble']);
    await trash(one, alone.id);
    // It can still be restored and is found there.
    expect(await wordsOf(one)).toEqual(['harbour', 'lantern', 'marble']);
    server.clock.advance(libraryLimits.trashDays * 86_400_000);
    await sweepPromptTrash(server.services);
    expect(await wordsOf(one)).toEqual(['lantern', 'marble']);
  });

  it('of another member are their own', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const prompt = await newPrompt(one, 'quartz');
    await newPrompt(other, 'quartz');
    await one.ask('POST', `/api/prompts/${prompt.id}/versions`, { basedOn: 1, text: 'marble' });
    expect(await wordsOf(other)).toEqual(['quartz']);
  });
});

it('a text that is saved over and over takes no more room for its words than a few of them do', async () => {
  const { db } = server.services;
  if (db.kind !== 'embedded') return;
  const one = await somebody();
  const prompt = await newPrompt(one);
  const sizeAfter = async (from: number, saves: number) => {
    for (let number = from; number < from + saves; number++) {
      const text = Array.from({ length: 1_200 }, (_, at) => `w${number}x${at}`).join(' ');
      await one.ask('POST', `/api/prompts/${prompt.id}/versions`, { basedOn: number, text });
    }
    const row = await db.first(
      v.object({ bytes: whole }),
      sql`select pg_total_relation_size('studio.prompt_words') as bytes`,
    );
    return row?.bytes ?? 0;
  };
  const begun = await sizeAfter(1, 34);
  expect(await sizeAfter(35, 51)).toBeLessThan(begun * 1.25);
});

describe('pictures', () => {
  const upload = async (by: Somebody) => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8652a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set(uploadField, new File([new Uint8Array(png)], 'reference.png'));
    const headers = { authorization: `Bearer ${by.token}` };
    const answer = await fetch(`${server.url}/api/uploads`, { method: 'POST', headers, body: form });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const shoot = (by: Somebody) =>
    by.ask('POST', '/api/jobs', {
      kind: 'image_batch',
      form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 1 },
    });
  const picturesFull = { error: { code: 'STORAGE_FULL', message: refusals.picturesFull } };

  it('are refused at the quota, as uploads and as shoots, and nothing of them is stored', async () => {
    const one = await somebody();
    await leave(100_000, 'pictures', one);
    expect((await upload(one)).status).toBe(200);
    expect(await upload(one)).toMatchObject({ status: 403, body: picturesFull });
    const used = await usedBy(one, 'pictures');
    await leave(0, 'pictures', one);
    expect((await shoot(one)).body).toMatchObject(picturesFull);
    expect(await usedBy(one, 'pictures')).toBe(used);
    expect((await shoot(await somebody())).status).toBe(201);
  });

  it('have room again when those in the trash are removed to make it', async () => {
    const one = await somebody();
    const { body } = await shoot(one);
    const job = await jobIn(one.ask, (body['job'] as { id: string }).id, 'completed');
    const ids = (job.result?.media_assets ?? []).flatMap(({ id }) => id ?? []);
    await leave(0, 'pictures', one);
    expect((await shoot(one)).body).toMatchObject(picturesFull);
    await one.ask('POST', '/api/gallery/trash', { ids });
    expect((await shoot(one)).status).toBe(201);
    expect((await one.ask('POST', '/api/gallery/restorations', { ids })).body).toEqual({ ids: [] });
  });
});
