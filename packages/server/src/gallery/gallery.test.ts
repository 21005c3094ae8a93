import type { GalleryItem } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let ask: Ask;
let member: string;
beforeAll(async () => {
  server = await startTestServer();
  const { session, user } = await signIn(server);
  [ask, member] = [asker(server.url, session.access_token), user.id];
});
afterAll(() => server.close());

/** Writes down a picture as the worker does, without drawing it. */
async function hang(owner: string, name: string, secondsAgo: number, purpose = 'result') {
  await server.services.db.run(
    sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width, height, placeholder, model,
        project, prompt, created_at)
      values (${crypto.randomUUID()}, ${owner}, ${purpose}, 'x', ${name}, 'image/png', 1, 768, 1024, 'data:,', 'sample',
        'Halcyon', ${name}, now() - make_interval(secs => ${secondsAgo}))`,
  );
}
async function page(path: string) {
  const { body } = await ask('GET', path);
  const items = body.items as GalleryItem[];
  return { names: items.map(({ prompt }) => prompt), items, next: body.nextCursor as string | null };
}

describe('the gallery', () => {
  it('is empty for a newcomer', async () => {
    expect((await ask('GET', '/api/gallery')).body).toEqual({ items: [], nextCursor: null });
  });

  it('goes from the newest to the oldest in pages that neither repeat nor leave out, also at one moment', async () => {
    const names = Array.from({ length: 7 }, (_, at) => `picture ${at}`);
    for (const [at, name] of names.entries()) await hang(member, name, Math.floor(at / 3));
    await server.services.db.run(
      sql`update studio.media set created_at = date_trunc('second', created_at) where member = ${member}`,
    );
    await hang(crypto.randomUUID(), 'somebody else’s', 0);
    await hang(member, 'a reference', 0, 'reference');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const from: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { names: more, next } = await page(`/api/gallery?limit=2${from}`);
      expect(more.length).toBeLessThanOrEqual(2);
      seen.push(...more);
      cursor = next;
    } while (cursor !== null);
    expect(seen.toSorted()).toEqual(names);
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
    });
  });

  it('takes what is new above a page without moving the next one', async () => {
    const first = await page('/api/gallery?limit=3');
    await hang(member, 'new', -60);
    const second = await page(`/api/gallery?limit=3&cursor=${first.next}`);
    expect(second.names.filter((name) => first.names.includes(name))).toEqual([]);
    expect(second.names).not.toContain('new');
  });

  it.each(['cursor=nonsense', 'cursor=1_2', 'limit=0', 'limit=many'])('refuses %s', async (query) => {
    expect((await ask('GET', `/api/gallery?${query}`)).body).toMatchObject({
      error: { code: 'INPUT_INVALID' },
    });
  });
});
