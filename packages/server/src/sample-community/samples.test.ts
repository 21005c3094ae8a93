import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IdeaComment, IdeaDetail, Work } from '@mirror-studio/domain/contract';
import {
  sampleFollows,
  sampleIdeas,
  samplePeople,
  sampleWorks,
} from '@mirror-studio/domain/sample-community';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whole } from '../database/index.ts';
import { countFeeds } from '../feeds/sweep.ts';
import { hang } from '../gallery/testing/hang.ts';
import { countTotals, nobody } from '../leaderboard/totals.ts';
import { verifyLedger } from '../ledger/index.ts';
import { openMedia } from '../media/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { scratchDir, startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { fillSamples } from './index.ts';
import { removeSamples } from './remove.ts';

const folder = scratchDir();
let server: TestServer;
let mara: Author;
beforeAll(async () => {
  server = await startTestServer({ sampleCommunity: false, media: { dir: folder.path, s3: null } });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const rows = async (what: ReturnType<typeof sql>) =>
  (await server.services.db.first(v.object({ rows: whole }), sql`select count(*) as rows from ${what}`))
    ?.rows;
const counted = async () => ({
  people: await rows(sql`studio.members where sample`),
  works: await rows(sql`studio.works`),
  remixes: await rows(sql`studio.remixes where parent_id is not null`),
  likes: await rows(sql`studio.likes`),
  follows: await rows(sql`studio.relations`),
  ideas: await rows(sql`studio.ideas`),
  votes: await rows(sql`studio.idea_votes`),
  comments: await rows(sql`studio.idea_comments`),
});
const lengths = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, list) => sum + list.length, 0);
const whatIsMeant = {
  people: samplePeople.length,
  works: sampleWorks.length,
  remixes: sampleWorks.filter(({ remixOf }) => remixOf !== undefined).length,
  likes: lengths(sampleWorks.map(({ likedBy }) => likedBy)),
  follows: lengths(Object.values(sampleFollows)),
  ideas: sampleIdeas.length,
  // Whoever proposes one votes for it.
  votes: lengths(sampleIdeas.map(({ votedBy }) => votedBy)) + sampleIdeas.length,
  comments: lengths(sampleIdeas.map(({ comments }) => comments)),
};
const fill = async (db = server.services.db, signal = new AbortController().signal) => {
  const { config, clock, log } = server.services;
  await fillSamples({ config, clock, log, db, media: await openMedia(config, db, clock) }, signal);
};

test('a server that is killed anywhere goes on at its next start, and what is there then is there once', {
  timeout: 300_000,
}, async () => {
  const { db } = server.services;
  let kills = 0;
  // Each start gets a little further, the last to the end.
  for (let steps = 3; (await rows(sql`studio.sample_community where state = 'there'`)) === 0; steps *= 2) {
    const dying = dyingAt(db, steps);
    await fill(dying.db).catch((error: unknown) => {
      expect(error).toMatchObject({ message: 'Killed' });
      kills += 1;
    });
  }
  expect(kills).toBeGreaterThan(3);
  expect(await counted()).toEqual(whatIsMeant);
  await fill();
  expect(await counted()).toEqual(whatIsMeant);
});

test('they are seen by whoever signs in, marked, and earn no place; no coin was moved', async () => {
  mara = await author(server);
  const seen: Work[] = [];
  for (let query = ''; ; ) {
    const { works, next } = await mara.list(query);
    seen.push(...works);
    if (next === null) break;
    query = `?cursor=${next}`;
  }
  expect(seen.map(({ title }) => title).toSorted()).toEqual(sampleWorks.map(({ title }) => title).toSorted());
  expect(seen.every(({ isSample }) => isSample === true)).toBe(true);
  const [picture] = seen.filter(({ type }) => type === 'picture');
  expect((await fetch(server.url + picture?.url)).headers.get('content-type')).toBe('image/webp');
  const creator = await mara.ask('GET', `/api/creators/${samplePeople[0].handle}`);
  expect(creator.body).toMatchObject({ profile: { isSample: true, name: samplePeople[0].name } });
  const ideas = (await mara.ask('GET', '/api/ideas?status=considering')).body['ideas'] as IdeaDetail[];
  expect(ideas.length).toBeGreaterThan(0);
  expect(ideas.every(({ author: who }) => who?.isSample === true)).toBe(true);
  const own = await mara.publish();
  expect((await mara.look(own.id)).body['work']).not.toHaveProperty('isSample');

  await countTotals(server.services.db, nobody, server.clock.now());
  expect(await rows(sql`studio.standing_totals`)).toBe(0);
  await countFeeds(server.services);
  expect((await mara.list('?feed=rising')).works.length).toBeGreaterThan(10);
  expect(await rows(sql`studio.accounts a join studio.members m on m.id = a.owner where m.sample`)).toBe(0);
  const gift = await mara.ask('POST', '/api/gifts', {
    to: `@${samplePeople[0].handle}`,
    coins: 1,
    words: '',
  });
  expect(gift.status).not.toBe(201);
  await verifyLedger(server.services.db);
});

test('nobody signs in as one of them, and nobody is called like one', async () => {
  expect(await rows(sql`studio_auth.users u join studio.members m on m.id = u.id where m.sample`)).toBe(0);
  expect(await rows(sql`studio.members where sample and email is not null`)).toBe(0);
  const { body } = await mara.ask('GET', '/api/handles/sample-somebody');
  expect(body).toMatchObject({ problem: 'handleReserved' });
});

test('one command removes them whole; what a real person made, said and keeps of them stays', async () => {
  const { db, config, clock } = server.services;
  const samples = (await mara.list('?limit=50')).works.filter(({ isSample }) => isSample);
  const [parent] = samples.filter(({ type }) => type === 'picture');
  const [prompt] = samples.filter(({ type }) => type === 'prompt');
  if (!parent || !prompt) throw new Error('There are no samples');
  const mediaId = await hang(server, mara.id);
  const remix = (await mara.post(mediaId, { title: 'Mine of theirs' })).body['work'] as Work;
  await db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
    select ${remix.id}::uuid, w.id, w.member, now() from studio.works w where w.id = ${parent.id}`);
  const forked = await mara.ask('POST', `/api/works/${prompt.id}/fork`);
  const savedId = (await mara.save(parent.id)).id;
  await mara.ask('PUT', `/api/works/${parent.id}/like`);
  await mara.ask('PUT', `/api/creators/${samplePeople[1].handle}/follow`);
  const [voted, said, left] = (await mara.ask('GET', '/api/ideas?status=considering')).body[
    'ideas'
  ] as IdeaDetail[];
  await mara.ask('PUT', `/api/ideas/${voted?.id}/vote`);
  await mara.ask('POST', `/api/ideas/${said?.id}/comments`, { words: 'So do I.' });
  expect((await mara.look(remix.id)).body['work']).toMatchObject({ remixOf: { workId: parent.id } });

  const media = await openMedia(config, db, clock);
  const folders = (
    await db.all(v.object({ id: v.string() }), sql`select id from studio.members where sample`)
  ).map(({ id }) => join(folder.path, id));
  expect(folders.some((path) => existsSync(path))).toBe(true);
  // Killed on its way, then asked for again.
  await expect(removeSamples(dyingAt(db, 90).db, media)).rejects.toThrow('Killed');
  await fill();
  expect(await removeSamples(db, media)).toBeGreaterThan(0);
  expect(await removeSamples(db, media)).toBe(0);
  await fill();

  expect(await counted()).toEqual({
    people: 0,
    works: 2,
    remixes: 0,
    likes: 0,
    follows: 0,
    ideas: 2,
    votes: 1,
    comments: 1,
  });
  expect(folders.filter((path) => existsSync(path))).toEqual([]);
  expect((await mara.look(remix.id)).body['work']).toMatchObject({
    title: 'Mine of theirs',
    remixOf: { workId: null, title: null, author: null },
  });
  const fork = await mara.ask('GET', `/api/prompts/${String(forked.body['promptId'])}`);
  expect([fork.status, JSON.stringify(fork.body).includes(String(prompt.prompt?.slice(0, 20)))]).toEqual([
    200,
    true,
  ]);
  expect((await mara.saved()).saved.find(({ id }) => id === savedId)?.work).toBeNull();
  const kept = await mara.ask('GET', `/api/ideas/${voted?.id}`);
  expect(kept.body['idea']).toMatchObject({ title: voted?.title, author: null, votes: 1, words: '' });
  const comments = (await mara.ask('GET', `/api/ideas/${said?.id}/comments`)).body[
    'comments'
  ] as IdeaComment[];
  expect(comments.map(({ words }) => words)).toEqual(['So do I.']);
  expect((await mara.ask('GET', `/api/ideas/${left?.id}`)).status).toBe(404);
  await verifyLedger(db);
});

test('they come neither where somebody is, nor where they are not asked for', async () => {
  const other = await startTestServer();
  try {
    expect(
      await other.services.db.first(
        v.object({ rows: whole }),
        sql`select count(*) as rows from studio.members`,
      ),
    ).toEqual({ rows: 0 });
    const somebody = await author(other);
    const { config, clock, log, db } = other.services;
    await fillSamples(
      { config, clock, log, db, media: await openMedia(config, db, clock) },
      new AbortController().signal,
    );
    expect((await somebody.list()).works).toEqual([]);
  } finally {
    await other.close();
  }
});
