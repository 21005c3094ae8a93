import { libraryLimits, promptLimits } from '@mirror-studio/domain/constants/prompts';
import type { Prompt, PromptSummary, PromptVersion } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let ask: Ask;
let other: Ask;
beforeAll(async () => {
  server = await startTestServer();
  const people = [await signIn(server), await signIn(server)] as const;
  [ask, other] = [
    asker(server.url, people[0].session.access_token),
    asker(server.url, people[1].session.access_token),
  ];
});
afterAll(() => server.close());

interface Both {
  readonly prompt: Prompt;
  readonly version: PromptVersion;
}
const nobodys = crypto.randomUUID();

async function create(body: Record<string, unknown>, by = ask): Promise<Both> {
  const answer = await by('POST', '/api/prompts', body);
  expect(answer.status).toBe(201);
  return answer.body as unknown as Both;
}
const save = (id: string, basedOn: number, text: string, more = {}) =>
  ask('POST', `/api/prompts/${id}/versions`, { basedOn, text, ...more });
async function read(id: string) {
  return (await ask('GET', `/api/prompts/${id}`)).body as unknown as {
    prompt: Prompt;
    versions: PromptVersion[];
    nextCursor: string | null;
  };
}
const refusal = (code: string, message?: string) => ({
  ok: false,
  error: { code, ...(message && { message }) },
});

describe('a prompt', () => {
  it('is kept with its first version, its labels in order', async () => {
    const slots = { subject: { text: 'salt flats' }, light: { choice: 'rim-light' } };
    const { prompt, version } = await create({
      text: 'Salt flats, {dawn|dusk}',
      slots,
      tags: ['#Salt', 'salt', ' wide  angle '],
      collection: ' Halcyon ',
      notes: 'For June.',
    });
    expect(prompt).toMatchObject({
      title: 'Salt flats, {dawn|dusk}',
      excerpt: 'Salt flats, {dawn|dusk}',
      tags: ['salt', 'wide angle'],
      collection: 'Halcyon',
      notes: 'For June.',
      version: 1,
      versionId: version.id,
      pictures: 0,
      deletedAt: null,
      forkedFrom: null,
    });
    expect(version).toMatchObject({ number: 1, text: 'Salt flats, {dawn|dusk}', slots, pictures: 0 });
    expect(await read(prompt.id)).toEqual({ prompt, versions: [version], nextCursor: null });
  });

  it('is made once for each key', async () => {
    const key = crypto.randomUUID();
    const first = await ask('POST', '/api/prompts', { text: 'Once' }, key);
    expect(await ask('POST', '/api/prompts', { text: 'Once' }, key)).toEqual(first);
    expect((await ask('POST', '/api/prompts', { text: 'Twice' }, key)).body).toMatchObject(
      refusal('IDEMPOTENCY_CONFLICT'),
    );
  });

  it('is told from that of somebody else in every call', async () => {
    const { prompt, version } = await create({ text: 'Mine' });
    const { id } = prompt;
    for (const [method, path, body] of [
      ['GET', `/api/prompts/${id}`, undefined],
      ['GET', `/api/prompts/${id}/versions`, undefined],
      ['GET', `/api/prompts/${id}/pictures`, undefined],
      ['PATCH', `/api/prompts/${id}`, { title: 'Yours' }],
      ['POST', `/api/prompts/${id}/versions`, { basedOn: 1, text: 'Yours' }],
      ['POST', `/api/prompts/${id}/fork`, {}],
      ['POST', `/api/prompts/${id}/fork`, { versionId: version.id }],
    ] as const)
      expect([path, await other(method, path, body)]).toMatchObject([path, { status: 404 }]);
    const theirs = (path: string, body: unknown) => other('POST', path, body);
    expect((await theirs('/api/prompt-trash', { ids: [id] })).body).toEqual({ ids: [] });
    expect((await theirs('/api/prompt-labels', { prompts: [{ id, tags: ['x'] }] })).body).toEqual({
      ids: [],
    });
    await ask('POST', '/api/prompt-trash', { ids: [id] });
    expect((await theirs('/api/prompt-trash/restore', { ids: [id] })).body).toEqual({ ids: [] });
    await ask('POST', '/api/prompt-trash/restore', { ids: [id] });
    expect((await read(id)).prompt).toEqual(prompt);
    for (const unknown of [nobodys, 'x', '%00'])
      expect((await ask('GET', `/api/prompts/${unknown}`)).status).toBe(404);
  });

  it('changes what is given and keeps the rest', async () => {
    const { prompt } = await create({ text: 'Words', tags: ['one'], collection: 'First', notes: 'Note' });
    const change = async (body: unknown) =>
      (await ask('PATCH', `/api/prompts/${prompt.id}`, body)).body['prompt'] as Prompt;
    expect(await change({ title: 'Named' })).toMatchObject({
      title: 'Named',
      tags: ['one'],
      collection: 'First',
      notes: 'Note',
      version: 1,
    });
    expect(await change({ tags: [], collection: null })).toMatchObject({ tags: [], collection: null });
    expect(await change({ title: '  ' })).toMatchObject({ title: 'Words', notes: 'Note' });
    expect(await change({})).toMatchObject({ title: 'Words' });
  });

  it('refuses what is too long or too much, in words, and keeps nothing of it', async () => {
    const { prompt } = await create({ text: 'Short' });
    const long = (characters: number) => 'x'.repeat(characters + 1);
    for (const [field, value, said] of [
      ['title', long(libraryLimits.titleCharacters), 'title'],
      ['tags', [long(libraryLimits.tagCharacters)], 'tag has'],
      ['tags', Array.from({ length: libraryLimits.tags + 1 }, (_, at) => `t${at}`), 'tags'],
      ['collection', long(libraryLimits.collectionCharacters), 'collection'],
      ['notes', long(libraryLimits.notesCharacters), 'Notes'],
    ] as const) {
      const { status, body } = await ask('PATCH', `/api/prompts/${prompt.id}`, { [field]: value });
      expect([status, body]).toMatchObject([422, refusal('INPUT_INVALID')]);
      expect(body['message']).toContain(said);
    }
    const text = long(promptLimits.templateCharacters);
    expect((await ask('POST', '/api/prompts', { text })).body['message']).toContain('10,000');
    expect((await save(prompt.id, 1, text)).body['message']).toContain('10,000');
    const ids = Array.from({ length: libraryLimits.atOnce + 1 }, () => prompt.id);
    expect((await ask('POST', '/api/prompt-trash', { ids })).body['message']).toContain('200');
    expect((await read(prompt.id)).prompt).toEqual(prompt);
  });
});

describe('a version', () => {
  it('follows the one that it is based on; older ones stay as they were', async () => {
    const { prompt, version } = await create({ text: 'First words' });
    const saved = (await save(prompt.id, 1, 'Second words')).body as unknown as Both;
    expect(saved.version).toMatchObject({ number: 2, text: 'Second words' });
    expect(saved.prompt).toMatchObject({ version: 2, title: 'Second words', excerpt: 'Second words' });
    await ask('PATCH', `/api/prompts/${prompt.id}`, { title: 'A name' });
    expect(((await save(prompt.id, 2, 'Third words')).body as unknown as Both).prompt.title).toBe('A name');
    const { versions } = await read(prompt.id);
    expect(versions.map(({ number, text }) => [number, text])).toEqual([
      [3, 'Third words'],
      [2, 'Second words'],
      [1, 'First words'],
    ]);
    expect(versions[2]).toEqual(version);
    await expect(
      server.services.db.run(sql`update studio.prompt_versions set text = 'Else' where id = ${version.id}`),
    ).rejects.toThrow();
  });

  it('is read a page at a time', async () => {
    const { prompt } = await create({ text: 'v1' });
    for (let number = 1; number < 5; number++) await save(prompt.id, number, `v${number + 1}`);
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const from: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await ask('GET', `/api/prompts/${prompt.id}/versions?limit=2${from}`);
      seen.push(...(body['versions'] as PromptVersion[]).map(({ number }) => number));
      cursor = body['nextCursor'] as string | null;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    expect((await ask('GET', `/api/prompts/${prompt.id}/versions?cursor=x`)).status).toBe(422);
  });

  it('of ten at once one wins, nine are told, and each of them is shown the winner', async () => {
    const { prompt } = await create({ text: 'Begun' });
    const asked = Array.from({ length: 10 }, (_, at) => save(prompt.id, 1, `By ${at}`));
    const answers = await Promise.all(asked);
    const won = answers.filter(({ status }) => status === 201);
    const told = answers.filter(({ status }) => status === 409);
    expect([won.length, told.length]).toEqual([1, 9]);
    const [winner] = won.map(({ body }) => (body as unknown as Both).version);
    for (const { body } of told) {
      expect(body).toMatchObject(refusal('CONFLICT', refusals.versionConflict));
      expect(body['current']).toEqual(winner);
    }
    expect((await read(prompt.id)).versions.map(({ text }) => text)).toEqual([winner?.text, 'Begun']);
  });

  it('that is there already is answered again, as after an answer that was lost', async () => {
    const { prompt } = await create({ text: 'Begun' });
    const first = await save(prompt.id, 1, 'Gone on', { slots: { mood: { text: 'calm' } } });
    expect(await save(prompt.id, 1, 'Gone on', { slots: { mood: { text: 'calm' } } })).toEqual(first);
    expect((await save(prompt.id, 1, 'Gone on')).body).toMatchObject(refusal('CONFLICT'));
    expect((await read(prompt.id)).prompt.version).toBe(2);
    expect((await save(prompt.id, 3, 'Of a version there is not')).status).toBe(409);
  });
});

describe('a change of details', () => {
  const change = (id: string, body: unknown) => ask('PATCH', `/api/prompts/${id}`, body);

  it('that was made from what is there no more is refused, with both and nothing written', async () => {
    const { prompt } = await create({ text: 'Salt flats', title: 'First', notes: 'a', tags: ['salt'] });
    const from = { title: 'First', notes: 'a', tags: ['salt'] };
    expect((await change(prompt.id, { title: 'Theirs', tags: ['#Theirs'], from })).status).toBe(200);
    const refused = await change(prompt.id, { title: 'Mine', notes: 'b', tags: ['mine'], from });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        ...refusal('CONFLICT', refusals.detailsConflict),
        current: { id: prompt.id, title: 'Theirs', notes: 'a' },
        fields: ['title', 'tags'],
      },
    });
    expect((await read(prompt.id)).prompt).toMatchObject({ title: 'Theirs', notes: 'a' });
    // Another field, the same answer as theirs, or a change that says nothing of before.
    for (const body of [{ notes: 'b', from }, { title: 'Theirs', from }, { title: 'Mine' }])
      expect((await change(prompt.id, body)).status).toBe(200);
    expect((await read(prompt.id)).prompt).toMatchObject({ title: 'Mine', notes: 'b' });
  });

  it('takes the place of a title that the words gave, whatever that was before', async () => {
    const { prompt } = await create({ text: 'Salt flats' });
    await save(prompt.id, 1, 'Mud flats');
    expect((await read(prompt.id)).prompt.title).toBe('Mud flats');
    const changed = await change(prompt.id, { title: 'Mine', from: { title: 'Salt flats' } });
    expect(changed).toMatchObject({ status: 200, body: { prompt: { title: 'Mine' } } });
  });
});

describe('the trash', () => {
  it('keeps what is deleted for its days, gives it back, and then removes it', async () => {
    const own = await startTestServer();
    const by = asker(own.url, (await signIn(own)).session.access_token);
    const [kept, gone] = [await create({ text: 'Kept' }, by), await create({ text: 'Gone' }, by)];
    const ids = [kept.prompt.id, gone.prompt.id];
    expect((await by('POST', '/api/prompt-trash', { ids: [...ids, nobodys, 'x'] })).body['ids']).toEqual(
      expect.arrayContaining(ids),
    );
    const listed = async (place: string) =>
      ((await by('GET', `/api/prompts?place=${place}`)).body['prompts'] as PromptSummary[]).map(
        ({ id }) => id,
      );
    expect([await listed('library'), (await listed('trash')).toSorted()]).toEqual([[], ids.toSorted()]);
    expect((await by('GET', `/api/prompts/${ids[0]}`)).status).toBe(404);
    expect((await by('POST', `/api/prompts/${ids[0]}/versions`, { basedOn: 1, text: 'No' })).status).toBe(
      404,
    );
    expect((await by('POST', '/api/prompt-trash/restore', { ids: [ids[0]] })).body).toEqual({
      ids: [ids[0]],
    });
    expect([await listed('library'), await listed('trash')]).toEqual([[ids[0]], [ids[1]]]);

    const dayMs = 24 * 60 * 60 * 1000;
    const { sweepPromptTrash } = await import('./trash.ts');
    own.clock.advance(libraryLimits.trashDays * dayMs - 60_000);
    await sweepPromptTrash(own.services);
    expect(await listedIn(own)).toBe(2);
    own.clock.advance(60_000);
    await sweepPromptTrash(own.services);
    expect(await listedIn(own)).toBe(1);
    await own.close();
  });
});

async function listedIn({ services }: TestServer): Promise<number> {
  const v = await import('valibot');
  const { whole } = await import('../database/index.ts');
  const found = await services.db.first(
    v.object({ rows: whole }),
    sql`select count(*) as rows from studio.prompts`,
  );
  return found?.rows ?? -1;
}

describe('a fork', () => {
  it('has the words of a version, and points at it and its author', async () => {
    const { prompt, version } = await create({
      text: 'Old words',
      title: 'Origin',
      tags: ['salt'],
      notes: 'Own',
    });
    await save(prompt.id, 1, 'New words');
    const fork = async (body: unknown, by = ask) =>
      (await by('POST', `/api/prompts/${prompt.id}/fork`, body)).body as unknown as Both;
    const newest = await fork({});
    expect(newest.version).toMatchObject({ number: 1, text: 'New words' });
    expect(newest.prompt).toMatchObject({
      title: 'Origin',
      tags: ['salt'],
      notes: '',
      forkedFrom: { promptId: prompt.id, title: 'Origin', author: '', isOwn: true },
    });
    const older = await fork({ versionId: version.id, title: 'Another way' });
    expect([older.version.text, older.prompt.title]).toEqual(['Old words', 'Another way']);
    expect(older.prompt.forkedFrom?.versionId).toBe(version.id);
    expect((await ask('POST', `/api/prompts/${prompt.id}/fork`, { versionId: nobodys })).status).toBe(404);
  });

  it('of another’s prompt can be made when that is shared, of what stands; later its author is still told', async () => {
    const { prompt, version } = await create({ text: 'Private words', title: 'Shared' });
    await save(prompt.id, 1, 'Public words');
    const { db } = server.services;
    await db.run(sql`update studio.prompts set shared_at = now() where id = ${prompt.id}`);
    const path = `/api/prompts/${prompt.id}/fork`;
    expect((await other('POST', path, { versionId: version.id })).status).toBe(404);
    const made = (await other('POST', path, {})).body as unknown as Both;
    expect(made.version.text).toBe('Public words');
    expect(made.prompt.forkedFrom).toMatchObject({ promptId: prompt.id, title: 'Shared', isOwn: false });
    await db.run(sql`update studio.prompts set shared_at = null where id = ${prompt.id}`);
    const later = (await other('GET', `/api/prompts/${made.prompt.id}`)).body['prompt'] as Prompt;
    expect(later.forkedFrom).toEqual({
      promptId: null,
      versionId: null,
      workId: null,
      title: null,
      author: '',
      isOwn: false,
    });
  });
});
