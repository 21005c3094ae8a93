import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { Work } from '@mirror-studio/domain/contract';
import { publishing as texts } from '@mirror-studio/domain/texts/en/publishing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hang } from '../gallery/testing/hang.ts';
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

const isSeen = async (id: string) => (await otto.look(id)).status === 200;
const gallery = async (by: Author) =>
  (await by.ask('GET', '/api/gallery')).body['items'] as { id: string; workId?: string | null }[];

describe('publishing', () => {
  test('shows a picture to others under the handle of its author, and says so in the gallery', async () => {
    const { mediaId, ...work } = await vera.publish({
      title: ' Salt \n flats',
      tags: ['#Salt', 'salt', 'Dusk'],
    });
    expect(work).toMatchObject({
      title: 'Salt flats',
      tags: ['salt', 'dusk'],
      author: { handle: vera.handle, name: `Vera ${vera.handle}` },
      licence: { resale: false, training: false },
      prompt: 'Salt flats',
      width: 768,
      isOwn: true,
      savedId: null,
    });
    const { url, variants, ...seen } = (await otto.look(work.id)).body['work'] as Work;
    expect({ ...work, ...seen }).toEqual({ ...work, isOwn: false });
    // Each has addresses of their own.
    expect([url, ...variants.map((each) => each.url)]).not.toContain(work.url);
    expect(JSON.stringify(work)).not.toContain(mediaId);
    expect((await gallery(vera)).find(({ id }) => id === mediaId)?.workId).toBe(work.id);
  });

  test('hides the prompt of who does not share it, also from a list', async () => {
    const work = await vera.publish({ sharesPrompt: false }, { prompt: 'A secret zwitterion' });
    expect(work.prompt).toBeNull();
    expect(JSON.stringify((await otto.list()).works)).not.toContain('zwitterion');
    await vera.change(work.id, { sharesPrompt: true });
    expect((await otto.look(work.id)).body).toMatchObject({ work: { prompt: 'A secret zwitterion' } });
  });

  test('keeps the licence as it was said, also none', async () => {
    const work = await vera.publish({ licence: null });
    expect(work.licence).toBeNull();
    await vera.change(work.id, { licence: { resale: true, training: false } });
    expect((await otto.look(work.id)).body).toMatchObject({
      work: { licence: { resale: true, training: false } },
    });
  });

  test('of a picture that is published takes what is said of it now: ten at once are one work', async () => {
    const mediaId = await hang(server, vera.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => vera.post(mediaId, { title: `Title ${at}`, tags: [`t${at}`] })),
    );
    const ids = new Set(answers.map(({ body }) => (body['work'] as { id: string }).id));
    expect([ids.size, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([201])]);
    const tagged = await Promise.all(answers.map((_, at) => otto.list(`?tag=t${at}`)));
    expect(tagged.flatMap(({ works }) => works)).toHaveLength(1);
  });

  test.each([
    ['title', { title: ' ' }, texts.titleEmpty],
    ['title', { title: 'x'.repeat(worksLimits.titleCharacters + 1) }, String(worksLimits.titleCharacters)],
    ['tags', { tags: Array.from({ length: worksLimits.tags + 1 }, (_, at) => `t${at}`) }, '12'],
    ['tags', { tags: ['x'.repeat(worksLimits.tagCharacters + 1)] }, '40'],
  ])('refuses a wrong %s in words', async (field, given, said) => {
    const { status, body } = await vera.post(await hang(server, vera.id), given);
    expect([status, body]).toMatchObject([422, { error: { code: 'INPUT_INVALID', field } }]);
    expect(body['message']).toContain(said);
  });

  test('is only of one’s own finished pictures', async () => {
    const ofOtto = await hang(server, otto.id);
    const [reference, video] = [
      await hang(server, vera.id, { purpose: 'reference' }),
      await hang(server, vera.id, { type: 'video' }),
    ];
    const gone = await hang(server, vera.id);
    await vera.ask('POST', '/api/gallery/trash', { ids: [gone] });
    for (const id of [ofOtto, reference, gone, 'none', crypto.randomUUID()])
      expect((await vera.post(id)).body).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await vera.post(video)).body).toMatchObject({ message: texts.onlyPictures });
  });

  test('asks for a handle first', async () => {
    const nameless = await author(server, { named: false });
    expect((await nameless.post(await hang(server, nameless.id))).body).toMatchObject({
      message: texts.handleMissing,
      error: { field: 'handle' },
    });
  });

  test('what is said of a work is changed, and the work withdrawn, by its author alone', async () => {
    const work = await vera.publish();
    for (const act of [otto.change(work.id, { title: 'Stolen' }), otto.withdraw(work.id)])
      expect((await act).body).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await otto.look(work.id)).body).toMatchObject({ work: { title: 'Salt flats' } });
    for (const id of ['none', crypto.randomUUID()]) expect((await vera.withdraw(id)).status).toBe(404);
  });
});

describe('a work is gone at once, from every list and with its address', () => {
  const places = async (id: string) => {
    const [{ works }, { works: tagged }, { works: own }] = [
      await otto.list(),
      await otto.list('?tag=salt'),
      await otto.list(`?author=${vera.handle}`),
    ];
    const among = (list: readonly { id: string }[]) => list.some((work) => work.id === id);
    return [await isSeen(id), among(works), among(tagged), among(own)];
  };
  const nowhere = [false, false, false, false];
  const everywhere = [true, true, true, true];

  test('when it is withdrawn, which may be said twice; published again it is another work', async () => {
    const work = await vera.publish();
    expect(await places(work.id)).toEqual(everywhere);
    expect((await vera.withdraw(work.id)).status).toBe(200);
    expect((await vera.withdraw(work.id)).status).toBe(200);
    expect(await places(work.id)).toEqual(nowhere);
    expect((await vera.change(work.id)).status).toBe(404);
    expect((await gallery(vera)).find(({ id }) => id === work.mediaId)?.workId).toBeNull();
    const again = (await vera.post(work.mediaId)).body['work'] as { id: string };
    expect([await isSeen(work.id), await isSeen(again.id)]).toEqual([false, true]);
  });

  test.each([
    [
      'while its picture is in the trash',
      'update studio.media set deleted_at = now() where id = $media',
      'update studio.media set deleted_at = null where id = $media',
    ],
    [
      'while its author is suspended',
      'update studio.members set banned = true where id = $member',
      'update studio.members set banned = false where id = $member',
    ],
    [
      'while its author is about to leave',
      `insert into studio.account_deletions (member, language, requested_at, due_at) values ($member, 'en', now(), now())`,
      'delete from studio.account_deletions where member = $member',
    ],
    [
      'while its author has no handle',
      'update studio.handles set held_until = now() where member = $member',
      'update studio.handles set held_until = null where member = $member',
    ],
  ])('%s', async (_, hide, show) => {
    const work = await vera.publish();
    const run = (text: string) =>
      server.services.db.run(
        sql.raw(text.replace('$media', `'${work.mediaId}'`).replaceAll('$member', `'${vera.id}'`)),
      );
    await run(hide);
    expect(await places(work.id)).toEqual(nowhere);
    await run(show);
    expect(await places(work.id)).toEqual(everywhere);
  });

  test('when its picture is removed for good', async () => {
    const work = await vera.publish();
    await server.services.db.run(sql`delete from studio.media where id = ${work.mediaId}`);
    expect(await places(work.id)).toEqual(nowhere);
  });
});

describe('the library', () => {
  let mine: Author;
  const titles = Array.from({ length: 7 }, (_, at) => `work ${at}`);
  beforeAll(async () => {
    mine = await author(server);
    for (const title of titles) await mine.publish({ title, tags: ['halcyon'] });
  });

  test('goes from the newest on in pages that neither repeat nor leave out, also at one moment', async () => {
    await server.services.db.run(
      sql`update studio.works set published_at = date_trunc('minute', now()) where member = ${mine.id} and title < 'work 4'`,
    );
    const seen = await otto.all(`&author=${mine.handle}`);
    expect(seen.toSorted()).toEqual(titles);
    expect((await otto.list(`?author=${mine.handle}`)).works.map(({ title }) => title)).toEqual(seen);
  });

  test.each(['', '&tag=halcyon'])(
    'takes what arrives between two pages without doubles or holes%s',
    async (more) => {
      server.clock.advance(1_000);
      const before = await otto.all(more);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { works, next }: { works: { title: string }[]; next: string | null } = await otto.list(
          `?limit=2${more}${cursor === null ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...works.map(({ title }) => title));
        server.clock.advance(1_000);
        await vera.publish({ title: 'arrived', tags: ['halcyon'] });
        cursor = next;
      } while (cursor !== null);
      expect(seen).toEqual(before);
    },
  );

  test('and what goes between two pages leaves no hole', async () => {
    const first = await otto.list(`?limit=3&author=${mine.handle}`);
    const last = first.works.at(-1);
    await mine.withdraw(last?.id ?? '');
    const second = await otto.list(`?limit=10&author=${mine.handle}&cursor=${first.next}`);
    const seen = [...first.works, ...second.works].map(({ title }) => title);
    expect(seen.toSorted()).toEqual(titles);
  });

  test('is narrowed by tag, author, style and ratio, and by all of them', async () => {
    const work = await mine.publish({ title: 'narrow', tags: ['Rare Light'] });
    await server.services.db.run(
      sql`update studio.works set style = 'noir', ratio = '3:4' where id = ${work.id}`,
    );
    for (const query of ['tag=rare%20light', 'tag=%23RARE%20light', 'style=noir', 'ratio=3:4'])
      expect((await otto.list(`?${query}`)).works.map(({ id }) => id)).toEqual([work.id]);
    const { works } = await otto.list(
      `?tag=rare%20light&style=noir&ratio=3:4&author=@${mine.handle.toUpperCase()}`,
    );
    expect(works.map(({ title }) => title)).toEqual(['narrow']);
    for (const query of ['tag=none', 'style=film', 'author=nobody-here', 'tag=rare%20light&ratio=1:1'])
      expect((await otto.list(`?${query}`)).works).toEqual([]);
  });

  test.each(['cursor=nonsense', 'cursor=1_2', 'limit=0', `tag=${'x'.repeat(99)}`])(
    'refuses %s',
    async (query) => {
      expect((await otto.list(`?${query}`)).status).toBe(422);
    },
  );
});
