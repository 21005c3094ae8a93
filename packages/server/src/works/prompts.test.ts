import type { Prompt, PromptSummary, Work } from '@mirror-studio/domain/contract';
import { publishing as texts } from '@mirror-studio/domain/texts/en/publishing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from './testing/author.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
beforeAll(async () => {
  server = await startTestServer();
  vera = await author(server);
  otto = await author(server);
});
afterAll(() => server.close());

const said = { title: 'Salt', tags: ['Dusk'], allowsRemix: true, licence: null } as const;
const write = async (by: Author, text: string, title = 'Kept') =>
  (await by.ask('POST', '/api/prompts', { text, title, notes: 'For me alone' })).body['prompt'] as Prompt;
const post = (by: Author, { id, versionId }: Pick<Prompt, 'id' | 'versionId'>, given: object = {}) =>
  by.ask('POST', '/api/works/prompts', { promptId: id, versionId, ...said, ...given });
const publish = async (by: Author, prompt: Prompt, given: object = {}) =>
  (await post(by, prompt, given)).body['work'] as Work;
const fork = (by: Author, id: string) => by.ask('POST', `/api/works/${id}/fork`);
const opened = async (by: Author, id: string) =>
  (await by.ask('GET', `/api/prompts/${id}`)).body['prompt'] as Prompt;

test('a prompt is shown to others as a work of its own: one version of it, and nothing else of it', async () => {
  const prompt = await write(vera, 'A dancer in {silk|linen}');
  await vera.ask('POST', `/api/prompts/${prompt.id}/versions`, { basedOn: 1, text: 'A later thought' });
  const work = await publish(vera, prompt);
  expect(work).toMatchObject({
    type: 'prompt',
    title: 'Salt',
    tags: ['dusk'],
    url: null,
    variants: [],
    width: null,
    prompt: 'A dancer in {silk|linen}',
    version: 1,
    author: { handle: vera.handle },
    isOwn: true,
  });
  const seen = JSON.stringify((await otto.look(work.id)).body);
  for (const hidden of ['A later thought', 'For me alone', 'Kept', prompt.id, prompt.versionId])
    expect(seen).not.toContain(hidden);
  expect((await opened(vera, prompt.id)).workId).toBe(work.id);
  expect((await vera.ask('GET', '/api/prompts')).body['prompts']).toContainEqual(
    expect.objectContaining({ id: prompt.id, workId: work.id }),
  );
  const { status } = await fetch(`${server.url}/media/works/${work.id}/large.webp`);
  expect(status).toBe(404);
});

test('published again it is the same work with what is said now, of the version that is given', async () => {
  const prompt = await write(vera, 'First words');
  const work = await publish(vera, prompt);
  const { body } = await vera.ask('POST', `/api/prompts/${prompt.id}/versions`, {
    basedOn: 1,
    text: 'Second words',
  });
  const { versionId } = body['prompt'] as Prompt;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(vera, { id: prompt.id, versionId }, { title: 'Anew' })),
  );
  expect(new Set(answers.map(({ body: each }) => (each['work'] as Work).id))).toEqual(new Set([work.id]));
  expect((await otto.look(work.id)).body).toMatchObject({
    work: { title: 'Anew', prompt: 'Second words', version: 2 },
  });
  // What is said of it is changed without hiding its words: they are what is published.
  await vera.change(work.id, { title: 'Once more', sharesPrompt: false });
  expect((await otto.look(work.id)).body).toMatchObject({
    work: { title: 'Once more', prompt: 'Second words' },
  });
});

test('it hangs among pictures, and the list is narrowed to either', async () => {
  const by = await author(server);
  const picture = await by.publish({ title: 'picture' });
  server.clock.advance(1_000);
  const work = await publish(by, await write(by, 'Words'), { title: 'words', tags: ['salt'] });
  const ids = async (query: string) =>
    (await otto.list(`?author=${by.handle}${query}`)).works.map(({ id }) => id);
  expect(await ids('')).toEqual([work.id, picture.id]);
  expect(await ids('&type=prompt')).toEqual([work.id]);
  expect(await ids('&type=picture')).toEqual([picture.id]);
  expect(await ids('&type=prompt&tag=salt')).toEqual([work.id]);
  expect((await otto.list('?type=film')).status).toBe(422);
});

test.each([
  ['withdrawn', (by: Author, _: Prompt, work: Work) => by.withdraw(work.id), false],
  [
    'put into the trash',
    (by: Author, prompt: Prompt) => by.ask('POST', '/api/prompt-trash', { ids: [prompt.id] }),
    true,
  ],
] as const)('%s it is gone at once everywhere, and who saved it reads so', async (_, hide, comesBack) => {
  const prompt = await write(vera, 'A secret zwitterion');
  const work = await publish(vera, prompt, { tags: ['zwitter'] });
  const saved = await otto.save(work.id);
  await otto.ask('PATCH', `/api/saved/${saved.id}`, { note: 'The silk', collection: 'Cloth' });
  expect(saved.work).toMatchObject({ type: 'prompt', prompt: 'A secret zwitterion' });
  expect((await hide(vera, prompt, work)).status).toBe(200);
  expect((await otto.look(work.id)).status).toBe(404);
  expect((await fork(otto, work.id)).status).toBe(404);
  for (const query of ['?tag=zwitter', '?type=prompt', `?author=${vera.handle}`]) {
    const { works } = await otto.list(query);
    expect(works.map(({ id }) => id)).not.toContain(work.id);
  }
  const { saved: left } = await otto.saved();
  expect(left.find(({ id }) => id === saved.id)).toMatchObject({ work: null, note: 'The silk' });
  expect(JSON.stringify(left)).not.toContain('zwitterion');
  await vera.ask('POST', '/api/prompt-trash/restore', { ids: [prompt.id] });
  expect((await otto.look(work.id)).status).toBe(comesBack ? 200 : 404);
});

test('a fork keeps its parent and its author, also after the parent is withdrawn', async () => {
  const prompt = await write(vera, 'A dancer in {silk|linen}');
  const work = await publish(vera, prompt);
  const key = crypto.randomUUID();
  const forks = await Promise.all(
    [1, 2].map(() => otto.ask('POST', `/api/works/${work.id}/fork`, undefined, key)),
  );
  const [id] = new Set(forks.map(({ body }) => body['promptId'] as string));
  const mine = await opened(otto, id ?? '');
  expect(mine).toMatchObject({
    title: 'Salt',
    tags: ['dusk'],
    notes: '',
    excerpt: 'A dancer in {silk|linen}',
  });
  expect(mine.forkedFrom).toEqual({
    promptId: null,
    versionId: null,
    workId: work.id,
    title: 'Salt',
    author: `Vera ${vera.handle}`,
    isOwn: false,
  });
  await vera.withdraw(work.id);
  const after = (await otto.ask('GET', '/api/prompts')).body['prompts'] as PromptSummary[];
  expect(after).toHaveLength(1);
  expect(after[0]?.forkedFrom).toMatchObject({ workId: null, title: null, author: `Vera ${vera.handle}` });
});

test('what allows no remix is read and not forked; a picture is no prompt', async () => {
  const closed = await publish(vera, await write(vera, 'Read me'), { allowsRemix: false });
  expect((await otto.look(closed.id)).body).toMatchObject({
    work: { prompt: 'Read me', allowsRemix: false },
  });
  const picture = await vera.publish();
  for (const id of [closed.id, picture.id, 'none', crypto.randomUUID()])
    expect([id, (await fork(otto, id)).status]).toEqual([id, 404]);
});

test('is only of one’s own prompts and their versions, under a handle', async () => {
  const [mine, theirs] = [await write(vera, 'Mine'), await write(otto, 'Theirs')];
  for (const wrong of [
    theirs,
    { id: mine.id, versionId: theirs.versionId },
    { id: 'none', versionId: mine.versionId },
    { id: mine.id, versionId: crypto.randomUUID() },
  ])
    expect((await post(vera, wrong)).body).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect((await post(vera, mine, { title: ' ' })).body).toMatchObject({
    error: { code: 'INPUT_INVALID', field: 'title' },
  });
  const nameless = await author(server, { named: false });
  expect((await post(nameless, await write(nameless, 'Words'))).body).toMatchObject({
    message: texts.handleMissing,
  });
  const { works } = await otto.list(`?author=${vera.handle}&type=prompt`);
  expect(works.filter(({ prompt }) => prompt === 'Mine')).toEqual([]);
});

test('deleted for good, its work goes with it', async () => {
  const prompt = await write(vera, 'Gone for good');
  const work = await publish(vera, prompt);
  await server.services.db.run(sql`delete from studio.prompts where id = ${prompt.id}`);
  expect((await otto.look(work.id)).status).toBe(404);
});
