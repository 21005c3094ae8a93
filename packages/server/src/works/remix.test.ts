import type { Family, Prompt, Work } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hang } from '../gallery/testing/hang.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from './testing/author.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
});
afterAll(() => server.close());

const shoot = (who: Author, remixOf: string | null) =>
  who.ask('POST', '/api/jobs', {
    kind: 'image_batch',
    form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 1, remixOf },
  });
/** A picture of a shoot that is a remix, written down as the worker does. */
async function remixed(who: Author, remixOf: string): Promise<string> {
  const { status, body } = await shoot(who, remixOf);
  expect(status).toBe(201);
  const mediaId = await hang(server, who.id);
  const { id } = body['job'] as { id: string };
  await server.services.db.run(
    sql`update studio.media set job_id = ${id}, position = 7 where id = ${mediaId}`,
  );
  return mediaId;
}
async function remix(who: Author, parent: string, title = 'Remix'): Promise<Work> {
  server.clock.advance(1_000);
  const { body } = await who.post(await remixed(who, parent), { title });
  return body['work'] as Work;
}
const seen = async (who: Author, id: string) => (await who.look(id)).body['work'] as Work;
const family = async (who: Author, id: string, query = '') =>
  (await who.ask('GET', `/api/works/${id}/family${query}`)).body as unknown as Family;

describe('a remix', () => {
  test('keeps its parent and whose it was, also when it is published again or its author renamed', async () => {
    const parent = await vera.publish({ title: 'Parent' });
    const work = await remix(otto, parent.id);
    expect(work.remixOf).toEqual({
      workId: parent.id,
      title: 'Parent',
      author: { handle: vera.handle, name: `Vera ${vera.handle}` },
    });
    expect((await seen(noor, parent.id)).remixes).toBe(1);
    const { revision } = (await vera.ask('GET', '/api/profile')).body['profile'] as { revision: number };
    const profile = { handle: vera.handle, words: '', links: [] };
    await vera.ask('PUT', '/api/profile', { ...profile, name: 'Vera Renamed', basedOn: revision });
    expect((await seen(noor, work.id)).remixOf?.author?.name).toBe('Vera Renamed');
    await otto.withdraw(work.id);
    expect((await seen(noor, parent.id)).remixes).toBe(0);
  });

  test('is begun neither of what nobody sees nor of what its author does not allow, but of one’s own', async () => {
    const kept = await vera.publish({ allowsRemix: false });
    const gone = await vera.publish();
    await vera.withdraw(gone.id);
    for (const [id, words] of [
      [kept.id, refusals.remixForbidden],
      [gone.id, refusals.remixGone],
      ['none', refusals.remixGone],
      [crypto.randomUUID(), refusals.remixGone],
    ] as const)
      expect((await shoot(otto, id)).body).toMatchObject({
        message: words,
        error: { code: 'INPUT_INVALID', field: 'form.remixOf' },
      });
    expect((await shoot(vera, kept.id)).status).toBe(201);
    expect((await shoot(otto, null)).status).toBe(201);
  });

  test('is refused when it is published after its author has turned remixes off; one that is published stays', async () => {
    const parent = await vera.publish();
    const [before, after] = [await remixed(otto, parent.id), await remixed(otto, parent.id)];
    expect((await otto.post(before)).status).toBe(201);
    await vera.change(parent.id, { allowsRemix: false });
    expect((await otto.post(after)).body).toMatchObject({
      message: refusals.remixForbidden,
      error: { code: 'FORBIDDEN' },
    });
    expect((await otto.post(before, { title: 'Said anew' })).status).toBe(201);
    expect(await otto.all(`&author=${otto.handle}`)).toContain('Said anew');
  });

  test('of a prompt that was forked names the work it came from', async () => {
    const words = { text: 'Salt at __light__', title: 'Salt' };
    const { id, versionId } = (await vera.ask('POST', '/api/prompts', words)).body['prompt'] as Prompt;
    const said = { title: 'A prompt', tags: [], allowsRemix: true, licence: null };
    const parent = (await vera.ask('POST', '/api/works/prompts', { promptId: id, versionId, ...said })).body[
      'work'
    ] as Work;
    const promptId = (await otto.ask('POST', `/api/works/${parent.id}/fork`)).body['promptId'] as string;
    const fork = (await otto.ask('GET', `/api/prompts/${promptId}`)).body['prompt'] as Prompt;
    const publishFork = () =>
      otto.ask('POST', '/api/works/prompts', { promptId, versionId: fork.versionId, ...said });
    await vera.change(parent.id, { ...said, sharesPrompt: true, allowsRemix: false });
    expect((await publishFork()).body).toMatchObject({ message: refusals.remixForbidden });
    await vera.change(parent.id, { ...said, sharesPrompt: true });
    expect(((await publishFork()).body['work'] as Work).remixOf).toMatchObject({ workId: parent.id });
  });
});

describe('the family of a work', () => {
  test('goes up to what it was made from, and says what was withdrawn, and who left', async () => {
    const first = await vera.publish({ title: 'First' });
    const second = await remix(otto, first.id, 'Second');
    const third = await remix(noor, second.id, 'Third');
    await otto.withdraw(second.id);
    const up = async () =>
      (await family(vera, third.id)).ancestors.map(({ work, author: of }) => [work?.title, of?.handle]);
    expect(await up()).toEqual([
      [undefined, otto.handle],
      ['First', vera.handle],
    ]);
    expect((await seen(vera, third.id)).remixOf).toMatchObject({
      workId: null,
      title: null,
      author: { handle: otto.handle },
    });
    await server.services.db.run(
      sql`update studio.remixes set parent_author = null where work_id = ${third.id}`,
    );
    expect(await up()).toEqual([
      [undefined, undefined],
      ['First', vera.handle],
    ]);
    expect((await seen(vera, third.id)).remixOf).toEqual({ workId: null, title: null, author: null });
  });

  test('pages what was made from it without doubles or holes while more arrive', async () => {
    const parent = await vera.publish({ title: 'Wide' });
    for (let at = 0; at < 5; at++) await remix(otto, parent.id, `Remix ${at}`);
    const first = await family(noor, parent.id, '?limit=2');
    await remix(otto, parent.id, 'Late');
    const second = await family(noor, parent.id, `?limit=2&cursor=${first.nextCursor}`);
    const third = await family(noor, parent.id, `?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(({ remixes }) => remixes.map(({ title }) => title))).toEqual(
      [4, 3, 2, 1, 0].map((at) => `Remix ${at}`),
    );
    expect(third.nextCursor).toBeNull();
  });

  test('is cut where it goes far up', async () => {
    let work = await vera.publish({ title: 'Root' });
    const { db } = server.services;
    for (let at = 0; at < 14; at++) {
      const next = await vera.publish({ title: `Step ${at}` });
      await db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
        values (${next.id}, ${work.id}, ${vera.id}, now())`);
      work = next;
    }
    const { ancestors, isCut } = await family(otto, work.id);
    expect([ancestors.length, ancestors[0]?.work?.title, isCut]).toEqual([12, 'Step 12', true]);
  });

  test('shows nothing to who is blocked, and is not found where the work is not', async () => {
    const shy = await author(server);
    const parent = await shy.publish({ title: 'Shy' });
    const child = await remix(otto, parent.id, 'Of the shy');
    await shy.ask('PUT', `/api/creators/${noor.handle}/block`);
    expect((await family(noor, child.id)).ancestors).toEqual([{ work: null, author: null }]);
    expect((await seen(noor, child.id)).remixOf).toEqual({ workId: null, title: null, author: null });
    for (const id of [parent.id, 'none', crypto.randomUUID()])
      expect((await noor.ask('GET', `/api/works/${id}/family`)).status).toBe(404);
  });
});
