import type { GalleryItem } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { hang } from './testing/hang.ts';

let server: TestServer;
let ask: Ask;
let member: string;
beforeAll(async () => {
  server = await startTestServer();
  const { session, user } = await signIn(server);
  [ask, member] = [asker(server.url, session.access_token), user.id];
});
afterAll(() => server.close());

async function page(path: string) {
  const { body } = await ask('GET', path);
  const items = body.items as GalleryItem[];
  return { names: items.map(({ prompt }) => prompt), items, next: body.nextCursor as string | null };
}

/** All pages of a list, two pictures at a time. */
async function all(query = '') {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { names: more, next } = await page(`/api/gallery?limit=2${query}${from}`);
    expect(more.length).toBeLessThanOrEqual(2);
    seen.push(...more);
    cursor = next;
  } while (cursor !== null);
  return seen;
}

describe('the gallery', () => {
  it('is empty for a newcomer', async () => {
    expect((await ask('GET', '/api/gallery')).body).toEqual({ items: [], nextCursor: null });
    expect((await ask('GET', '/api/gallery/groups')).body).toEqual({
      items: 0,
      projects: [],
      models: [],
      types: [],
    });
  });

  it('answers one picture by its id, to its owner, until it is deleted', async () => {
    const id = await hang(server, member, { prompt: 'one' });
    const status = async (path: string) => (await ask('GET', `/api/gallery/items/${path}`)).status;
    const { body } = await ask('GET', `/api/gallery/items/${id}`);
    expect(body.item).toEqual((await page('/api/gallery')).items.find((item) => item.id === id));
    expect(body.item).toMatchObject({ prompt: 'one' });
    const theirs = await hang(server, crypto.randomUUID());
    const reference = await hang(server, member, { purpose: 'reference' });
    await ask('POST', '/api/gallery/trash', { ids: [id] });
    for (const gone of [id, theirs, reference, 'none']) expect(await status(gone)).toBe(404);
    await server.services.db.run(sql`delete from studio.media`);
  });

  it('goes from the newest to the oldest in pages that neither repeat nor leave out, also at one moment', async () => {
    const names = Array.from({ length: 7 }, (_, at) => `picture ${at}`);
    for (const [at, prompt] of names.entries())
      await hang(server, member, { prompt, secondsAgo: Math.floor(at / 3) });
    await server.services.db.run(
      sql`update studio.media set created_at = date_trunc('second', created_at) where member = ${member}`,
    );
    await hang(server, crypto.randomUUID(), { prompt: 'somebody else’s' });
    await hang(server, member, { prompt: 'a reference', purpose: 'reference' });
    const seen = await all();
    expect(seen.toSorted()).toEqual(names);
    expect(await all('&sort=oldest')).toEqual(seen.toReversed());
    const whole = await page('/api/gallery');
    expect(whole.names).toEqual(seen);
    const moments = whole.items.map(({ createdAt }) => Date.parse(createdAt));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(whole.items[0]).toMatchObject({
      type: 'image',
      model: 'Sample renderer',
      project: 'Halcyon',
      width: 768,
      height: 1024,
      placeholder: 'data:,',
      favourite: false,
    });
  });

  it('takes what is new above a page without moving the next one', async () => {
    const first = await page('/api/gallery?limit=3');
    await hang(server, member, { prompt: 'new', secondsAgo: -60 });
    const second = await page(`/api/gallery?limit=3&cursor=${first.next}`);
    expect(second.names.filter((name) => first.names.includes(name))).toEqual([]);
    expect(second.names).not.toContain('new');
  });

  it.each([
    'cursor=nonsense',
    'cursor=1_2',
    'limit=0',
    'limit=many',
    'sort=upwards',
    'type=sound',
    'from=yesterday',
    'from=0000-01-01T00:00:00Z',
    'search=%00',
    'favourite=no',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await ask('GET', `/api/gallery?${query}`)).body).toMatchObject({
      error: { code: 'INPUT_INVALID' },
    });
  });
});

describe('the gallery narrowed', () => {
  beforeAll(async () => {
    const { session, user } = await signIn(server);
    [ask, member] = [asker(server.url, session.access_token), user.id];
    const day = 86_400;
    for (const [at, picture] of [
      { prompt: 'Salt flats at first light', project: 'Halcyon', favourite: true },
      { prompt: 'A salt-glazed vase; it’s "blue" \\ wet', project: null },
      { prompt: 'امرأة في ضوء القمر', project: 'Mirage', model: 'provider-a' },
      { prompt: 'SALTED caramel, ÉTÉ', project: 'Mirage', type: 'video' },
      { prompt: 'Basalt columns', project: 'Halcyon', model: 'provider-a', favourite: true },
    ].entries())
      await hang(server, member, { ...picture, secondsAgo: at * day });
    await hang(server, crypto.randomUUID(), { prompt: 'Salt of somebody else', project: 'Halcyon' });
  });

  const short = (names: readonly string[]) => names.map((name) => name.slice(0, 6));
  const moment = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

  it.each([
    ['project=Halcyon', ['Salt f', 'Basalt']],
    ['project=', ['A salt']],
    ['project=None%20such', []],
    ['model=provider-a', ['امرأة ', 'Basalt']],
    ['type=video', ['SALTED']],
    ['favourite=true', ['Salt f', 'Basalt']],
    ['favourite=true&sort=oldest', ['Basalt', 'Salt f']],
    ['model=provider-a&project=Halcyon', ['Basalt']],
    ['search=salt', ['Salt f', 'A salt', 'SALTED']],
    ['search=salt&sort=oldest', ['SALTED', 'A salt', 'Salt f']],
    ['search=salt&project=Mirage', ['SALTED']],
    ['search=LIGHT%20fla', ['Salt f']],
    ['search=alt', []],
    ['search=salt-gl', ['A salt']],
    ['search=%C3%A9t', ['SALTED']],
    ['search=%D8%A7%D9%84%D9%82', ['امرأة ']],
    [`search=${encodeURIComponent('wet \\ \'blue" | & ! :*')}`, ['A salt']],
    ['search=%21%3F', []],
    ['search=%20', ['Salt f', 'A salt', 'امرأة ', 'SALTED', 'Basalt']],
  ])('%s', async (query, names) => {
    expect(short((await page(`/api/gallery?${query}`)).names)).toEqual(names);
    expect(short(await all(`&${query}`))).toEqual(names);
  });

  it('by a range of dates, its beginning in it and its end not', async () => {
    const range = `from=${moment(3.5)}&before=${moment(0.5)}`;
    expect(short((await page(`/api/gallery?${range}`)).names)).toEqual(['A salt', 'امرأة ', 'SALTED']);
    const [newest] = (await page('/api/gallery')).items;
    const at = newest?.createdAt ?? '';
    expect((await page(`/api/gallery?from=${at}`)).names).toHaveLength(1);
    expect((await page(`/api/gallery?before=${at}`)).names).toHaveLength(4);
  });

  it('finds rare words among many pictures, in order', async () => {
    await server.services.db.run(sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width,
        height, prompt, created_at) select gen_random_uuid(), ${member}, 'result', 'x', 'x', 'image/png', 1, 1, 1,
        'One of many', now() - n * interval '1 hour' from generate_series(1, 600) n`);
    expect(short(await all('&search=salt'))).toEqual(['Salt f', 'A salt', 'SALTED']);
    expect(await all('&search=many')).toHaveLength(600);
  });

  it('says what it can be narrowed to, with counts that stay right', async () => {
    const groups = async () => (await ask('GET', '/api/gallery/groups')).body;
    const { db } = server.services;
    await db.run(sql`delete from studio.media where member = ${member} and prompt = 'One of many'`);
    expect(await groups()).toEqual({
      items: 5,
      projects: [
        { id: 'Halcyon', label: 'Halcyon', items: 2 },
        { id: 'Mirage', label: 'Mirage', items: 2 },
        { id: '', label: '', items: 1 },
      ],
      models: [
        { id: 'sample', label: 'Sample renderer', items: 3 },
        { id: 'provider-a', label: expect.any(String), items: 2 },
      ],
      types: [
        { id: 'image', label: 'image', items: 4 },
        { id: 'video', label: 'video', items: 1 },
      ],
    });
    await db.run(
      sql`update studio.media set project = 'Mirage' where member = ${member} and project = 'Halcyon'`,
    );
    await db.run(sql`update studio.media set deleted_at = now() where member = ${member} and type = 'video'`);
    expect(await groups()).toMatchObject({
      items: 4,
      projects: [
        { id: 'Mirage', items: 3 },
        { id: '', items: 1 },
      ],
      types: [{ id: 'image', items: 4 }],
    });
    await db.run(sql`delete from studio.media where member = ${member}`);
    expect(await groups()).toMatchObject({ items: 0, projects: [] });
  });
});
