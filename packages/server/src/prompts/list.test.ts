import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import type { Prompt, PromptSummary } from '@mirror-studio/domain/contract';
import type { PromptSort } from '@mirror-studio/domain/prompts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whole } from '../database/index.ts';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let ask: Ask;
const kept = new Map<string, Prompt>();
beforeAll(async () => {
  server = await startTestServer();
  ask = asker(server.url, (await signIn(server)).session.access_token);
  const other = asker(server.url, (await signIn(server)).session.access_token);
  await other('POST', '/api/prompts', { text: 'Salt flats of somebody else', tags: ['salt'] });
  for (const [title, text, tags, collection] of [
    ['Árbol', 'An old tree in a golden field', ['tree'], 'Halcyon'],
    ['salt', 'Salt flats at first light', ['salt', 'wide'], 'Halcyon'],
    ['Mirrors', 'A dancer before the mirror, velvet curtain', ['portrait'], null],
    ['zinc', 'Portrait of a smith, 50% grey_card \\ forge', ['portrait', 'wide'], 'Smiths'],
    ['España', 'Niño en la playa, лето, 夏の海', ['ñ'], null],
  ] as const) {
    // Some of one moment.
    if (title !== 'salt') server.clock.advance(1_000);
    const { body } = await ask('POST', '/api/prompts', { title, text, tags, collection });
    kept.set(title, body['prompt'] as Prompt);
  }
});
afterAll(() => server.close());

const page = async (query: string) => {
  const { body } = await ask('GET', `/api/prompts?${query}`);
  const prompts = body['prompts'] as PromptSummary[];
  return { titles: prompts.map(({ title }) => title), next: body['nextCursor'] as string | null };
};
const found = async (q: string) =>
  (await page(`q=${encodeURIComponent(q)}`)).titles.toSorted((a, b) => a.localeCompare(b));

describe('the library', () => {
  it.each([
    ['title', ['Árbol', 'España', 'Mirrors', 'salt', 'zinc']],
    ['newest', ['España', 'zinc', 'Mirrors']],
    ['updated', ['España', 'zinc', 'Mirrors']],
  ] as const satisfies (readonly [PromptSort, readonly string[]])[])(
    'is read by %s in pages that neither repeat nor leave out',
    async (sort, first) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const at: Awaited<ReturnType<typeof page>> = await page(
          `sort=${sort}&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        expect(at.titles.length).toBeLessThanOrEqual(2);
        seen.push(...at.titles);
        cursor = at.next;
      }
      expect(seen.slice(0, first.length)).toEqual(first);
      expect(seen.toSorted()).toEqual([...kept.keys()].toSorted());
    },
  );

  it('puts what was changed first', async () => {
    server.clock.advance(1_000);
    await ask('PATCH', `/api/prompts/${kept.get('salt')?.id}`, { notes: 'Once more' });
    expect((await page('')).titles[0]).toBe('salt');
    expect((await page('sort=newest')).titles[0]).toBe('España');
  });

  it('is filtered by tag and collection, however they are written', async () => {
    expect((await page('tag=%23Wide&sort=title')).titles).toEqual(['salt', 'zinc']);
    expect((await page('collection=Halcyon&sort=title')).titles).toEqual(['Árbol', 'salt']);
    expect((await page('collection=Halcyon&tag=wide')).titles).toEqual(['salt']);
    expect((await page('collection=None&tag=wide')).titles).toEqual([]);
    expect((await page(`tag=${encodeURIComponent('"}]\\')}`)).titles).toEqual([]);
  });

  it('tells its tags and collections, those of most prompts first', async () => {
    expect((await ask('GET', '/api/prompt-labels')).body).toEqual({
      tags: [
        { name: 'portrait', prompts: 2 },
        { name: 'wide', prompts: 2 },
        { name: 'salt', prompts: 1 },
        { name: 'tree', prompts: 1 },
        { name: 'ñ', prompts: 1 },
      ],
      collections: [
        { name: 'Halcyon', prompts: 2 },
        { name: 'Smiths', prompts: 1 },
      ],
      prompts: 5,
      inTrash: 0,
    });
  });

  it('sets labels of many at once, and only the member’s own', async () => {
    const [tree, zinc] = [kept.get('Árbol'), kept.get('zinc')];
    const label = async (...prompts: object[]) =>
      new Set((await ask('POST', '/api/prompt-labels', { prompts })).body['ids'] as string[]);
    expect(
      await label(
        { id: tree?.id, tags: ['tree', 'Wide'], collection: 'New' },
        { id: zinc?.id, collection: null },
        { id: crypto.randomUUID(), tags: ['x'] },
      ),
    ).toEqual(new Set([tree?.id, zinc?.id]));
    expect((await page('collection=New&tag=wide')).titles).toEqual(['Árbol']);
    await label({ id: tree?.id, tags: tree?.tags, collection: tree?.collection });
    await label({ id: zinc?.id, collection: zinc?.collection });
    expect((await page('collection=Halcyon&sort=title')).titles).toEqual(['Árbol', 'salt']);
  });

  it.each(['cursor=x', 'cursor=WyJ4Il0', 'sort=best', 'place=attic', 'limit=0', `q=${'x'.repeat(121)}`])(
    'refuses %s',
    async (query) => {
      expect((await ask('GET', `/api/prompts?${query}`)).body).toMatchObject({
        error: { code: 'INPUT_INVALID' },
      });
    },
  );

  it('refuses a cursor of another order', async () => {
    const { next } = await page('sort=title&limit=1');
    expect((await ask('GET', `/api/prompts?sort=newest&cursor=${next}`)).status).toBe(422);
  });
});

it('asked too often, a search is refused with the time to wait, and the list is read all the same', async () => {
  const { session, user } = await signIn(server);
  const uses = [{ limit: 'promptSearchesOfPerson', of: [user.id] }] as const;
  for (let use = 0; use < rateLimits.promptSearchesOfPerson.burst; use++)
    await server.services.limits.take(uses);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const refused = await fetch(`${server.url}/api/prompts?q=salt`, { headers });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await fetch(`${server.url}/api/prompts?tag=salt`, { headers })).status).toBe(200);
});

it('a vocabulary that is full learns nothing more, and its words are found as they are typed', async () => {
  const { session, user } = await signIn(server);
  const by = asker(server.url, session.access_token);
  const words = sql`from studio.prompt_words where member = ${user.id}`;
  const { db } = server.services;
  await db.run(sql`insert into studio.prompt_words (member, word)
    select ${user.id}::uuid, 'w' || n from generate_series(1, 50000) as n`);
  await by('POST', '/api/prompts', { title: 'Full', text: 'an xylophone' });
  expect(await db.first(v.object({ count: whole }), sql`select count(*) as count ${words}`)).toEqual({
    count: 50_000,
  });
  expect(((await by('GET', '/api/prompts?q=xylophone')).body['prompts'] as unknown[]).length).toBe(1);
});

describe('the search', () => {
  it.each([
    ['salt', ['salt']],
    ['SALT light', ['salt']],
    ['arbol', ['Árbol']],
    ['nino', ['España']],
    ['лето', ['España']],
    ['夏の', ['España']],
    ['halcyon', ['Árbol', 'salt']],
    ['once more', ['salt']],
    ['portrait', ['Mirrors', 'zinc']],
    ['curtain dancer', ['Mirrors']],
    ['50%', ['zinc']],
    ['grey_card', ['zinc']],
    ['\\', ['zinc']],
    ['salt dancer', []],
    ['xylophone', []],
    ['%', ['zinc']],
  ] as const)('finds %s', async (q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  it.each([
    ['flts', ['salt']],
    ['mirrro', ['Mirrors']],
    ['miror', ['Mirrors']],
    ['protrait', ['Mirrors', 'zinc']],
    ['potrait', ['Mirrors', 'zinc']],
    ['velvt', ['Mirrors']],
    ['lihgt', ['salt']],
    ['goldn', ['Árbol']],
    ['halcion', ['Árbol', 'salt']],
    ['smtih', ['zinc']],
  ] as const)('forgives %s', async (q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  it('of nothing finds everything, of what no database takes nothing bad', async () => {
    expect(await found('  ')).toHaveLength(5);
    expect((await ask('GET', '/api/prompts?q=%00')).body).toMatchObject({ error: { code: 'INPUT_INVALID' } });
    expect((await page('q=%F0%9F')).titles).toEqual([]);
  });

  // What the indexes hold was made by the definition of migration 0295.
  it.each([
    '',
    'ab',
    'salt',
    ' ab  salt flats ',
    'árbol 夏の 👩🏽‍🚀👩🏽‍🚀 x',
    'aaaa',
    'a\tb\nc',
    '語'.repeat(300),
  ])('looks up the text %j by all pieces of three letters of its words', async (text) => {
    const member = '00000000-0000-4000-8000-000000000001';
    const pieces = text
      .split(' ')
      .map((word) => Array.from(word))
      .flatMap((letters) => letters.map((_, at) => letters.slice(at, at + 3)))
      .filter(({ length }) => length === 3)
      .map((letters) => letters.join(''));
    const { found } = v.parse(
      v.object({ found: v.boolean() }),
      await server.services.db.first(
        v.object({ found: v.boolean() }),
        sql`select studio.pieces(${member}, ${text}) = coalesce((
            select array_agg(distinct hashtext(${member} || piece)) from jsonb_array_elements_text(${JSON.stringify(pieces)}::text::jsonb) piece
          ), '{}') as found`,
      ),
    );
    expect(found).toBe(true);
  });

  it('goes on with a cursor', async () => {
    const first = await page('q=a&limit=2&sort=title');
    const second = await page(`q=a&limit=2&sort=title&cursor=${first.next}`);
    expect([...first.titles, ...second.titles]).toEqual(['Árbol', 'España', 'Mirrors', 'salt']);
  });

  it('forgives only where nothing is as it was typed, on every page', async () => {
    const by = asker(server.url, (await signIn(server)).session.access_token);
    const titles = ['a lantorn', 'one lantern', 'two lanterns', 'three lanterns'];
    for (const title of titles) {
      server.clock.advance(1_000);
      await by('POST', '/api/prompts', { title, text: 'At night' });
    }
    const all = async (q: string) => {
      const seen: string[][] = [];
      let next: string | null = '';
      while (next !== null) {
        const { body } = await by('GET', `/api/prompts?q=${q}&limit=2${next && `&cursor=${next}`}`);
        seen.push((body['prompts'] as PromptSummary[]).map(({ title }) => title));
        next = body['nextCursor'] as string | null;
      }
      return seen;
    };
    expect(await all('lantern')).toEqual([['three lanterns', 'two lanterns'], ['one lantern']]);
    expect(await all('lantirn')).toEqual([
      ['three lanterns', 'two lanterns'],
      ['one lantern', 'a lantorn'],
    ]);
    // One is gone between two pages: the second is empty, and not what is like it.
    const { body } = await by('GET', '/api/prompts?q=one&limit=1&sort=title');
    const [one] = body['prompts'] as PromptSummary[];
    const first = await by('GET', '/api/prompts?q=lantern&limit=2');
    await by('POST', '/api/prompt-trash', { ids: [one?.id] });
    const cursor = String(first.body['nextCursor']);
    expect((await by('GET', `/api/prompts?q=lantern&limit=2&cursor=${cursor}`)).body['prompts']).toEqual([]);
  });
});
