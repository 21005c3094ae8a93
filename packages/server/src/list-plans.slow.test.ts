import { createHash } from 'node:crypto';
import { endpoints } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './composition/app.ts';
import { openProduct, type Product } from './composition/product.ts';
import { analyseTables } from './database/statistics.ts';
import type { AppEnv } from './http/index.ts';
import { addPeople, fillLibrary, fillPrompts, growLedger, type Person } from './testing/benchmark/data.ts';
import { recording, type Statement } from './testing/benchmark/recording.ts';
import { fillProofs, fillWorks } from './testing/benchmark/shown.ts';
import { startTestServer, type TestServer } from './testing/index.ts';
import { planFaults } from './testing/plan-faults.ts';

/** So many that no planner reads all of them for a page, nor sorts them to begin one. */
const rows = {
  entries: 20_000,
  jobs: 3_000,
  pictures: 12_000,
  prompts: 3_000,
  proofs: 2_000,
  events: 1_500,
  works: 3_000,
  orders: 10_000,
  gifts: 6_000,
  relations: 60,
  followers: 6_000,
  likes: 1_000,
  views: 8,
  referrals: 6_000,
  words: 20_000,
  ranked: 6_000,
  placed: 1_000,
  proposals: 2_000,
  ballots: 12_000,
};
/** Of whoever is asked for figures: those of a quarter of all rows are read as fast without an index. */
const few = { entries: 200, jobs: 150, pictures: 600, works: 150 };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** Two accounts, a page of each. */
const mostSortedRows = 202;
const others = 3;
const deepPage = 40;
const large = [
  'entries',
  'transfers',
  'jobs',
  'media',
  'prompts',
  'prompt_versions',
  'prompt_words',
  'proofs',
  'proof_pictures',
  'security_events',
  'works',
  'work_tags',
  'work_words',
  'remixes',
  'creator_words',
  'work_vocabulary',
  'saved',
  'orders',
  'gifts',
  'likes',
  'work_views',
  'relations',
  'referrals',
  'referral_refusals',
  'standings',
  'feed_places',
  'proposals',
  'electorates',
  'ballots',
  'counted_ballots',
];

let server: TestServer;
let product: Product;
let app: Hono<AppEnv>;
let someone: Person;
let newcomer: Person;
/** Of the last who published. */
let handle: string;
/** A work that many are remixes of. */
let parent: string;
/** All their pictures were made from it. */
let prompt: string;
let take: ReturnType<typeof recording>['take'];
beforeAll(async () => {
  server = await startTestServer({}, undefined);
  const { db } = server.services;
  const everybody = await addPeople(db, 2 + others);
  [newcomer, someone] = everybody as [Person, Person];
  const people = everybody.slice(1);
  await growLedger(db, [newcomer.id], few.entries);
  await growLedger(db, [someone.id], rows.entries);
  await fillLibrary(db, newcomer.id, few);
  await fillWorks(db, newcomer.id, { works: few.works, savedBy: someone.id });
  await fillViews(newcomer.id);
  for (const { id } of people) {
    await fillLibrary(db, id, rows);
    await spread(id);
    await fillProofs(db, id, rows.proofs);
    await fillEvents(id);
    await fillOrders(id);
    await fillGifts(id);
    handle = await fillWorks(db, id, { works: rows.works, savedBy: someone.id });
    await fillRelations(id);
    await fillViews(id);
    await fillReferrals(id);
  }
  for (const { id } of people.toReversed()) prompt = await fillPrompts(db, id, rows.prompts);
  for (const { id } of people) {
    await publishPrompts(id);
    await spreadWords(id);
  }
  await fillWords();
  parent = await fillRemixes();
  await fillStandings();
  await fillFeeds();
  await fillVotes();
  const recorded = recording(db);
  take = recorded.take;
  const services = { ...server.services, db: recorded.db };
  product = await openProduct(services);
  app = createApp(services, product);
  await get(endpoints.balance.path);
}, 240_000);
afterAll(async () => {
  await product.stop();
  await server.close();
});

/** A third in a project, every seventh a favourite, a few of a rare word, some in the trash; a few jobs failed. */
async function spread(member: string): Promise<void> {
  const { db } = server.services;
  const each = (set: SQL, nth: number) =>
    db.run(sql`update studio.media m set ${set} from (
        select id, row_number() over (order by id) as n from studio.media where member = ${member} and deleted_at is null
      ) numbered where numbered.id = m.id and n % ${nth} = 0`);
  await each(sql`project = 'Halcyon'`, 3);
  await each(sql`favourite = true`, 7);
  await each(sql`prompt = 'A meteor over salt flats'`, 60);
  await each(sql`deleted_at = created_at`, 11);
  await db.run(sql`update studio.jobs set status = 'failed' where member = ${member} and seed % 40 = 0`);
}

/** A few of their prompts have a word that no other has. */
async function spreadWords(member: string): Promise<void> {
  const { db } = server.services;
  await db.run(sql`update studio.prompts p set search_text = search_text || ' quartzhorn' from (
      select id, row_number() over (order by id) as n from studio.prompts where member = ${member}
    ) numbered where numbered.id = p.id and n % 600 = 0`);
  await db.run(sql`insert into studio.prompt_words (member, word) values (${member}, 'quartzhorn')`);
}

/** Every tenth of their prompts is published too. */
async function publishPrompts(member: string): Promise<void> {
  await server.services.db.run(sql`insert into studio.works (id, member, prompt_id, version_id, title, shares_prompt,
      allows_remix, search_text, published_at)
    select gen_random_uuid(), ${member}, id, latest_id, 'Salt flats', true, true, 'salt flats', created_at
    from (select id, latest_id, created_at, row_number() over (order by id) as n from studio.prompts
      where member = ${member} and deleted_at is null) numbered where n % 10 = 0`);
}

/** All works but one are remixes of that; returns its id. */
async function fillRemixes(): Promise<string> {
  const { db } = server.services;
  const first = await db.first(
    v.object({ id: v.string() }),
    sql`select id from studio.works where member = ${someone.id} order by published_at, id limit 1`,
  );
  if (!first) throw new Error('There are no works');
  // Counted one by one, the one row would be written anew for each.
  await db.run(sql`alter table studio.remixes disable trigger count_remix`);
  await db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
    select id, ${first.id}, ${someone.id}, published_at from studio.works where id <> ${first.id}`);
  await db.run(sql`alter table studio.remixes enable trigger count_remix`);
  return first.id;
}

/** Creators who have published nothing, by their places in each period. */
async function fillStandings(): Promise<void> {
  const { db } = server.services;
  await db.run(
    sql`insert into studio.members (id) select md5('ranked' || n)::uuid from generate_series(1, ${rows.ranked}::int) n`,
  );
  await db.run(sql`insert into public.user_profiles (id, display_name)
    select md5('ranked' || n)::uuid, 'Vera ' || n from generate_series(1, ${rows.ranked}::int) n`);
  await db.run(sql`insert into studio.handles (skeleton, handle, member, taken_at)
    select 'ranked' || n, 'ranked' || n, md5('ranked' || n)::uuid, now() from generate_series(1, ${rows.ranked}::int) n`);
  await db.run(sql`insert into studio.standing_counts (counted_at, is_whole) values (now(), true)`);
  await db.run(sql`insert into studio.standings (count_id, period, board, position, place, member, points)
    select (select max(id) from studio.standing_counts), period, 'all', n, n, md5('ranked' || n)::uuid, ${rows.ranked}::int - n + 1
    from generate_series(1, ${rows.ranked}::int) n cross join (values ('week'), ('month'), ('ever')) periods(period)`);
}

/** The oldest works have places in the feeds, of several lists. */
async function fillFeeds(): Promise<void> {
  const { db } = server.services;
  await db.run(sql`insert into studio.feed_counts (counted_at) select now() from generate_series(1, 20)`);
  await db.run(sql`insert into studio.feed_places (count_id, feed, position, work_id, given_likes, given_saves, given_remixes,
      remixers, warmth)
    select counts.id, feed, w.position, w.id, 3, 2, 1, 1, 10000 from studio.feed_counts counts
      cross join (values ('rising'), ('remixed')) feeds(feed)
      cross join (select id, row_number() over (order by published_at) as position from (
        select id, published_at from studio.works order by published_at limit ${rows.placed}) oldest) w`);
}

/** Proposals of every state, of which the someone can vote on every second; one of them has many ballots. */
async function fillVotes(): Promise<void> {
  const { db } = server.services;
  const id = sql`md5('vote' || n)::uuid`;
  const each = sql`generate_series(1, ${rows.proposals}::int) n`;
  await db.run(sql`insert into studio.proposals (id, member, title, words, options, quorum_percent, vote_days, status,
      proposed_at, opens_at, closes_at, listed_at, electorate, outcome, winner, votes, decision)
    select ${id}, ${someone.id}, 'Vote ' || n, '', '["Hold it"]', 20, 7,
      (array['draft', 'open', 'closed'])[1 + n % 3], now(), now() + (n % 3 = 0)::int * interval '90 days',
      now() + interval '180 days', now() - n * interval '1 minute', case when n % 3 > 0 then 3 end,
      case when n % 3 = 2 then 'carried' end, case when n % 3 = 2 then '1' end, case when n % 3 = 2 then '[]'::jsonb end,
      case when n % 3 = 2 then n end
    from ${each}`);
  await db.run(sql`insert into studio.electorates (proposal_id, member)
    select ${id}, case when n % 2 = 0 then ${someone.id}::uuid else md5('elector' || n)::uuid end from ${each} where n % 3 > 0`);
  await db.run(sql`insert into studio.electorates (proposal_id, member)
    select md5('vote1')::uuid, md5('elector' || n)::uuid from generate_series(2, ${rows.ballots}::int) n`);
  await db.run(sql`insert into studio.ballots (proposal_id, member, option, nonce, commitment, cast_at)
    select md5('vote1')::uuid, md5('elector' || n)::uuid, '1', md5(n::text), md5(n::text), now()
    from generate_series(1, ${rows.ballots}::int) n`);
  await db.run(sql`insert into studio.counted_ballots (proposal_id, commitment, option, nonce)
    select md5('vote2')::uuid, md5(n::text) || md5(n::text), '1', md5(n::text) from generate_series(1, ${rows.ballots}::int) n`);
}

/** Words of works and of creators who are nowhere. */
async function fillWords(): Promise<void> {
  const { db } = server.services;
  await db.run(sql`insert into studio.work_vocabulary (word)
    select 'x' || left(md5(n::text), 12) from generate_series(1, ${rows.words}::int) n`);
  await db.run(sql`insert into studio.creator_words (member, word)
    select gen_random_uuid(), 'x' || left(md5(n::text), 12) from generate_series(1, ${rows.words}::int) n`);
}

/** Each follows, blocks and is followed by people who are nowhere, and likes works; the someone follows the last who published. */
async function fillRelations(member: string): Promise<void> {
  const { db } = server.services;
  await db.run(sql`insert into studio.relations (id, member, kind, other, since)
    select gen_random_uuid(), ${member}, kind, gen_random_uuid(), now() - n * interval '1 minute'
    from generate_series(1, ${rows.relations}::int) n cross join (values ('follow'), ('block')) kinds(kind)`);
  await db.run(sql`insert into studio.relations (id, member, kind, other, since)
    select gen_random_uuid(), gen_random_uuid(), 'follow', ${member}, now() from generate_series(1, ${rows.followers}::int)`);
  await db.run(sql`insert into studio.relations (id, member, kind, other, since)
    select gen_random_uuid(), ${someone.id}, 'follow', ${member}, now() where ${member} <> ${someone.id}`);
  await db.run(
    sql`insert into studio.likes (work_id, member, liked_at) select id, ${member}, now() from studio.works where member = ${member} limit ${rows.likes}::int`,
  );
}

/** As many people looked at each work of a member. */
async function fillViews(member: string): Promise<void> {
  await server.services.db.run(sql`insert into studio.work_views (work_id, day, viewer, viewed_at)
    select id, current_date, md5(id::text || n), now() from studio.works cross join generate_series(1, ${rows.views}::int) n
    where member = ${member}`);
}

async function fillEvents(member: string): Promise<void> {
  await server.services.db.run(sql`insert into studio_auth.security_events (id, user_id, kind, device, created_at)
    select gen_random_uuid(), ${member}, 'signed_in', '{"browser":null,"system":null,"kind":"unknown"}',
      now() - n * interval '1 minute'
    from generate_series(1, ${rows.events}::int) n`);
}

/** Half of them given, half got; those that are given by address all came back but one in a hundred. */
async function fillGifts(member: string): Promise<void> {
  await server.services.db.run(sql`insert into studio.gifts (id, giver, receiver, address, coins, words, language, created_at,
      ends_at, received_at, returned_at, mailed_at, sent_transfer)
    select gen_random_uuid(), case when n % 2 = 0 then ${member}::uuid end, case when n % 2 = 1 then ${member}::uuid end,
      case when n % 2 = 0 then n || '@example.com' end, 5, '', 'en', now() - n * interval '1 minute',
      case when n % 2 = 0 then now() + interval '14 days' - n * interval '1 minute' end,
      case when n % 2 = 1 then now() - n * interval '1 minute' end,
      case when n % 2 = 0 and n % 100 <> 0 then now() end, now(), gen_random_uuid()
    from generate_series(1, ${rows.gifts}::int) n`);
}

/** Every third earns nothing, and every second of the others is rewarded. */
async function fillReferrals(member: string): Promise<void> {
  const { db } = server.services;
  await db.run(sql`insert into studio.referrals (id, inviter, invited, claimed_at, counts, rewarded_at, inviter_coins,
      inviter_told_at, transfer)
    select gen_random_uuid(), ${member}, gen_random_uuid(), now() - n * interval '1 minute', n % 3 <> 0,
      case when n % 6 = 1 then now() end, case when n % 6 = 1 then 5 else 0 end,
      case when n % 600 <> 1 then now() end, gen_random_uuid()
    from generate_series(1, ${rows.referrals}::int) n`);
  await db.run(sql`insert into studio.referral_refusals (id, referral, reason, refused_at)
    select gen_random_uuid(), id, 'circle', claimed_at from studio.referrals where inviter = ${member} and not counts`);
}

async function fillOrders(member: string): Promise<void> {
  await server.services.db.run(sql`insert into studio.orders (id, member, item, coins, price_cents, state, provider,
      created_at, paid_at)
    select gen_random_uuid(), ${member}, 'tokens', 50, 500, 'paid', 'simulated', now() - n * interval '1 minute', now()
    from generate_series(1, ${rows.orders}::int) n`);
}

async function get(path: string, { accessToken } = someone): Promise<Record<string, unknown>> {
  take();
  const answer = await app.request(path, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

const faults = ({ query }: Statement) => planFaults(server.services.db, query, { large, mostSortedRows });

/** The id of a proposal of `fillVotes`. */
const voteOf = (at: number) =>
  createHash('md5')
    .update(`vote${at}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const gallery = endpoints.gallery.path;
const lists = [
  ['the gallery', gallery, 'items'],
  ['the oldest of the gallery', `${gallery}?sort=oldest`, 'items'],
  ['a project', `${gallery}?project=Halcyon`, 'items'],
  ['pictures in no project', `${gallery}?project=&sort=oldest`, 'items'],
  ['a model', `${gallery}?model=sample`, 'items'],
  ['a type', `${gallery}?type=image`, 'items'],
  ['favourites', `${gallery}?favourite=true`, 'items'],
  ['a range of dates', `${gallery}?from=${daysAgo(2)}&before=${daysAgo(1)}`, 'items'],
  ['a word of many prompts', `${gallery}?search=salt`, 'items'],
  ['a rare word', `${gallery}?search=meteor`, 'items'],
  ['a rare word in a project', `${gallery}?search=meteor&project=Halcyon`, 'items'],
  ['the trash', endpoints.trash.path, 'items'],
  ['the groups of the gallery', endpoints.galleryGroups.path, 'projects'],
  ['the ledger', endpoints.tokenLogs.path, 'logs'],
  ['the statement', endpoints.ledger.path, 'lines'],
  ['the statement of coins', `${endpoints.ledger.path}?currency=coins`, 'lines'],
  ['a kind of the statement', `${endpoints.ledger.path}?kind=correction`, 'lines'],
  ['what came in', `${endpoints.ledger.path}?direction=in`, 'lines'],
  ['what came in of a kind', `${endpoints.ledger.path}?direction=in&kind=correction`, 'lines'],
  ['a range of the statement', `${endpoints.ledger.path}?from=${daysAgo(2)}&before=${daysAgo(0)}`, 'lines'],
  ['a chain', `${endpoints.ledgerChain.path}?purpose=available&currency=coins&limit=100`, 'entries'],
  ['the jobs', endpoints.jobs.path, 'jobs'],
  ['the completed jobs', `${endpoints.jobs.path}?filter=completed`, 'jobs'],
  ['the failed jobs', `${endpoints.jobs.path}?filter=failed`, 'jobs'],
  ['the library', endpoints.prompts.path, 'prompts'],
  ['the library by title', `${endpoints.prompts.path}?sort=title`, 'prompts'],
  ['the library by age', `${endpoints.prompts.path}?sort=newest`, 'prompts'],
  ['a collection', `${endpoints.prompts.path}?collection=Collection+7`, 'prompts'],
  ['a usual tag of the library', `${endpoints.prompts.path}?tag=salt`, 'prompts'],
  ['a tag of the library', `${endpoints.prompts.path}?tag=tag40`, 'prompts'],
  ['a word of the whole library', `${endpoints.prompts.path}?q=flats`, 'prompts'],
  ['a rare word of the library', `${endpoints.prompts.path}?q=quartzhorn`, 'prompts'],
  ['a mistyped word of the library', `${endpoints.prompts.path}?q=glsas`, 'prompts'],
  ['a mistyped rare word of the library', `${endpoints.prompts.path}?q=quartzhoan`, 'prompts'],
  ['the proofs', endpoints.proofs.path, 'sets'],
  ['open proofs', `${endpoints.proofs.path}?filter=open`, 'sets'],
  ['approved proofs', `${endpoints.proofs.path}?filter=approved`, 'sets'],
  ['ended proofs', `${endpoints.proofs.path}?filter=ended`, 'sets'],
  ['proofs of a rare name', `${endpoints.proofs.path}?search=meteora`, 'sets'],
  ['proofs of a usual name', `${endpoints.proofs.path}?search=noor`, 'sets'],
  ['the security log', endpoints.securityEvents.path, 'events'],
  ['the orders', endpoints.orders.path, 'orders'],
  ['gifts that were given', `${endpoints.gifts.path}?box=sent`, 'gifts'],
  ['people who were invited', endpoints.referrals.path, 'referrals'],
  ['gifts that were got', `${endpoints.gifts.path}?box=received`, 'gifts'],
  ['the works', endpoints.works.path, 'works'],
  ['works of a usual tag', `${endpoints.works.path}?tag=salt`, 'works'],
  ['works of a rare tag', `${endpoints.works.path}?tag=meteor`, 'works'],
  ['published pictures', `${endpoints.works.path}?type=picture`, 'works'],
  ['published prompts', `${endpoints.works.path}?type=prompt`, 'works'],
  ['works of a style', `${endpoints.works.path}?style=noir`, 'works'],
  ['works of a rare ratio', `${endpoints.works.path}?ratio=1:1`, 'works'],
  ['works with a usual word', `${endpoints.works.path}?search=salt`, 'works'],
  ['works with a rare word', `${endpoints.works.path}?search=meteor`, 'works'],
  ['works with a usual and a rare word', `${endpoints.works.path}?search=salt+meteor`, 'works'],
  ['works with a word that was typed wrong', `${endpoints.works.path}?search=metoer`, 'works'],
  ['works with the style of a name', `${endpoints.works.path}?search=negro`, 'works'],
  ['works with a creator and a word', `${endpoints.works.path}?search=AUTHOR+salt`, 'works'],
  ['the works of an author', `${endpoints.works.path}?author=AUTHOR`, 'works'],
  ['works of creators who are followed', `${endpoints.works.path}?feed=followed`, 'works'],
  ['works of a tag of creators who are followed', `${endpoints.works.path}?feed=followed&tag=salt`, 'works'],
  ['works that rise', `${endpoints.works.path}?feed=rising`, 'works'],
  ['works of a tag that rise', `${endpoints.works.path}?feed=rising&tag=salt`, 'works'],
  ['works with a word that rise', `${endpoints.works.path}?feed=rising&search=salt`, 'works'],
  ['works that most people remixed', `${endpoints.works.path}?feed=remixed`, 'works'],
  ['the leaderboard', `${endpoints.leaderboard.path}?period=week&board=all`, 'ranked'],
  ['the leaderboard of all time', `${endpoints.leaderboard.path}?period=ever&board=all`, 'ranked'],
  ['the family of a work', endpoints.workFamily.path.replace('{id}', 'PARENT'), 'remixes'],
  ['whom somebody follows', `${endpoints.relations.path}?kind=follow`, 'relations'],
  ['whom somebody blocks', `${endpoints.relations.path}?kind=block`, 'relations'],
  ['a creator with many followers', `${endpoints.creator.path.replace('{handle}', 'AUTHOR')}`, null],
  ['votes that are open', `${endpoints.proposals.path}?list=open`, 'proposals'],
  ['proposals in discussion', `${endpoints.proposals.path}?list=draft`, 'proposals'],
  ['votes that have ended', `${endpoints.proposals.path}?list=closed`, 'proposals'],
  ['decisions', `${endpoints.proposals.path}?list=decisions`, 'proposals'],
  ['the ballots of a vote', endpoints.ballots.path.replace('{id}', 'VOTE'), 'ballots'],
  ['a proposal', endpoints.proposal.path.replace('{id}', 'OPEN'), null],
  ['the own ballot of a vote of many', endpoints.ownBallot.path.replace('{id}', 'OPEN'), null],
  ['what is saved', endpoints.saved.path, 'saved'],
  ['a collection of what is saved', `${endpoints.saved.path}?collection=Light`, 'saved'],
  ['a word of what is saved', `${endpoints.saved.path}?q=flats`, 'saved'],
  ['the pictures of a prompt', endpoints.promptPictures.path, 'items'],
] as const;

test('a page comes from an index, the first and one deep in the list', async () => {
  // Of an embedded database the product does it; of another the server that it runs in.
  await analyseTables(server.services.db);
  if (server.services.db.kind === 'postgres') await server.services.db.run(sql`analyze`);
  for (const [name, pattern, key] of lists) {
    const path = pattern
      .replace('{id}', prompt)
      .replace('AUTHOR', handle)
      .replace('PARENT', parent)
      .replace('VOTE', voteOf(2))
      .replace('OPEN', voteOf(1));
    let cursor: string | null = null;
    for (let page = 0; page <= deepPage; page++) {
      const body: Record<string, unknown> = await get(
        cursor === null ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`,
      );
      if (key !== null) expect((body[key] as unknown[]).length).toBeGreaterThan(0);
      const asked = take().flatMap(({ statements }) => statements);
      expect(asked.length).toBeGreaterThan(0);
      if (page === 0 || page === deepPage) {
        for (const statement of asked)
          expect([name, page, ...(await faults(statement))]).toEqual([name, page]);
      }
      cursor = (body['nextCursor'] as string | null | undefined) ?? null;
      if (cursor === null) break;
    }
  }
});

test('the figures of a period are read by indexes, none of them past the rows of others', async () => {
  for (const { path } of [endpoints.usageReport, endpoints.worksReport]) {
    await get(`${path}?days=365&timeZone=UTC`, newcomer);
    const asked = take().flatMap(({ statements }) => statements);
    expect(asked.length).toBeGreaterThan(2);
    for (const { query } of asked) {
      const found = await planFaults(server.services.db, query, {
        large,
        mostSortedRows: Number.POSITIVE_INFINITY,
      });
      expect([path, ...found]).toEqual([path]);
    }
  }
});
