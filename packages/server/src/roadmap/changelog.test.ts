import { pathOf } from '@mirror-studio/domain/access';
import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { changelogPath } from '@mirror-studio/domain/roadmap';
import { roadmap as spanish } from '@mirror-studio/domain/texts/es/roadmap';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../moderation/admin.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { author } from '../works/testing/author.ts';
import { roadmapCommandOf } from './admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function proposed(title: string): Promise<string> {
  const vera = await author(server);
  const { body } = await vera.ask('POST', '/api/ideas', { title, words: 'Mine alone' }, crypto.randomUUID());
  return (body['idea'] as { id: string }).id;
}
const run = (command: ReturnType<typeof roadmapCommandOf>) =>
  command?.(server.services.db, server.services.config) ?? Promise.reject(new Error('No command'));
const ship = (id: string, words: string) => run(roadmapCommandOf(['move', id, 'shipped', words]));

async function read(language = 'en') {
  const answer = await fetch(server.url + changelogPath, { headers: { 'accept-language': language } });
  const text = await answer.text();
  const of = (name: string) =>
    Array.from(
      text.matchAll(RegExp(`<item>.*<${name}>([^<]*)</${name}>.*</item>`, 'g')),
      ([, words = '']) => words,
    );
  return { answer, text, titles: of('title'), links: of('link'), words: of('description') };
}

test('what has shipped is a feed, the last first, with what was said of it; what it is made of stays words', async () => {
  const [layers, paging, waiting] = [
    await proposed('Layers & <b>masks</b>'),
    await proposed('Paging'),
    await proposed('Not yet'),
  ];
  await ship(layers, 'Try it in the editor & say.');
  await ship(paging, '');
  await ship(paging, 'Ten at a time.');
  const { answer, text, titles, links, words } = await read();
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(titles).toEqual(['Paging', 'Layers &amp; &lt;b&gt;masks&lt;/b&gt;']);
  expect(words).toEqual(['Ten at a time.', 'Try it in the editor &amp; say.']);
  expect(links[1]).toBe(`${server.url}${pathOf('roadmap')}?column=shipped&amp;idea=${layers}`);
  for (const secret of [waiting, 'Mine alone', 'handle']) expect(text).not.toContain(secret);
});

test('what is hidden is not in it, nor what was merged; it speaks the language that is asked for', async () => {
  const [hidden, merged, into] = [await proposed('Spam'), await proposed('Twin'), await proposed('Kept')];
  for (const id of [hidden, merged, into]) await ship(id, '');
  await run(decisionOf('hide', ['idea', hidden, 'spam', 'Spam']));
  await run(roadmapCommandOf(['merge', merged, into]));
  const { titles, text } = await read('es-MX');
  expect(titles.slice(0, 2)).toEqual(['Kept', 'Paging']);
  expect(text).toContain(`<description>${spanish.feedLead}</description>`);
});

test('of many the last are in it, and no sign that would make it none', async () => {
  await server.services.db.run(sql`insert into studio.ideas (id, title, words, search_text, status, since, proposed_at)
    select gen_random_uuid(), ${'\uffff'} || 'Old ' || n, '', '', 'shipped', now() - n * interval '1 day', now()
    from generate_series(1, ${roadmapLimits.feedEntries}::int) n`);
  const { titles, text } = await read();
  expect([titles.length, titles[0], titles.at(-1)?.startsWith('Old'), text.includes('\uffff')]).toEqual([
    roadmapLimits.feedEntries,
    'Kept',
    true,
    false,
  ]);
});
