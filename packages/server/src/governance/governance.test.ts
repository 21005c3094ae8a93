import { createHash } from 'node:crypto';
import { governanceLimits } from '@mirror-studio/domain/constants/governance';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import type { BallotReceipt, IdeaComment, Proposal, ProposalDetail } from '@mirror-studio/domain/contract';
import {
  beginRecount,
  committedText,
  countBallots,
  type PublicBallot,
  verdictOf,
} from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whole } from '../database/index.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { personalData } from './personal-data.ts';
import { sweepVotes } from './turns.ts';

let server: TestServer;
let admin: Author;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// Each has people of its own, since the electorate is everybody: those of before are no members any more.
beforeEach(async () => {
  const { db } = server.services;
  await db.run(sql`update studio.members set banned = true`);
  const made = await Promise.all(Array.from({ length: 4 }, () => author(server)));
  [admin, vera, otto, noor] = made as [Author, Author, Author, Author];
  await db.run(sql`update public.user_profiles set role = 'admin' where id = ${admin.id}`);
  server.clock.advance(1_000);
});

const form = {
  title: 'A day without counts',
  words: 'Once a month the library shows none.',
  options: ['Hold it', 'Hold it twice'],
  discussionDays: 7,
  voteDays: 7,
  quorumPercent: 50,
};
const propose = (who: Author, given: object = {}, key: string = crypto.randomUUID()) =>
  who.ask('POST', '/api/proposals', { ...form, ...given }, key);
const drafted = async (given: object = {}) =>
  (await propose(admin, given)).body['proposal'] as ProposalDetail;
const open = (who: Author, id: string) => who.ask('POST', `/api/proposals/${id}/open`);
const opened = async (given: object = {}) => {
  const { id } = await drafted(given);
  return (await open(admin, id)).body['proposal'] as ProposalDetail;
};
const read = async (who: Author, id: string) =>
  (await who.ask('GET', `/api/proposals/${id}`)).body['proposal'] as ProposalDetail;
const list = async (who: Author, name: string, query = '') =>
  (await who.ask('GET', `/api/proposals?list=${name}${query}`)).body as {
    proposals: Proposal[];
    canManage: boolean;
    nextCursor: string | null;
  };
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const fresh = () => digest(crypto.randomUUID());
const cast = (who: Author, id: string, option: string, nonce = fresh()) =>
  who.ask('PUT', `/api/proposals/${id}/ballot`, { option, nonce });
const own = async (who: Author, id: string) =>
  (await who.ask('GET', `/api/proposals/${id}/ballot`)).body['receipt'] as BallotReceipt | null;
/** As if a proposal had been there so much earlier: a clock that goes on would end the sessions. */
const wait = (id: string, days: number) =>
  server.services.db.run(
    sql`update studio.proposals set opens_at = opens_at - make_interval(days => ${days}::int),
      closes_at = closes_at - make_interval(days => ${days}::int) where id = ${id}`,
  );
const refused = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body['error'] as { code: string }).code,
  body['message'],
];

async function allBallots(who: Author, id: string, limit = 2): Promise<PublicBallot[]> {
  const all: PublicBallot[] = [];
  for (let cursor: string | null = null; ; ) {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { body } = await who.ask('GET', `/api/proposals/${id}/ballots?limit=${limit}${from}`);
    all.push(...(body['ballots'] as PublicBallot[]));
    cursor = body['nextCursor'] as string | null;
    if (cursor === null) return all;
  }
}

test('an administrator puts a proposal forward once for each key, and it is talked about', async () => {
  const key = crypto.randomUUID();
  const first = await propose(admin, { title: ' A day\nwithout counts ' }, key);
  expect(first.status).toBe(201);
  const { proposal } = first.body as { proposal: ProposalDetail };
  expect(proposal).toMatchObject({
    title: 'A day without counts',
    state: 'draft',
    outcome: null,
    electorate: null,
    turnout: 0,
    votes: null,
    canManage: true,
    options: [
      { id: '1', title: 'Hold it' },
      { id: '2', title: 'Hold it twice' },
      { id: 'keep', title: '' },
      { id: 'abstain', title: '' },
    ],
    author: { handle: admin.handle },
  });
  expect(Date.parse(proposal.closesAt) - Date.parse(proposal.opensAt)).toBe(7 * 86_400_000);
  expect((await propose(admin, { title: ' A day\nwithout counts ' }, key)).body).toEqual(first.body);
  const path = `/api/proposals/${proposal.id}/comments`;
  const said = await vera.ask('POST', path, { words: ' And on Sundays? ' }, crypto.randomUUID());
  expect(said.body).toMatchObject({ comment: { words: 'And on Sundays?', isOwn: true } });
  await otto.ask('POST', path, { words: 'Yes.' }, crypto.randomUUID());
  const comments = (await noor.ask('GET', path)).body['comments'] as IdeaComment[];
  expect(comments.map(({ words }) => words).toSorted()).toEqual(['And on Sundays?', 'Yes.']);
  const [comment] = comments.filter(({ author: who }) => who?.handle === vera.handle);
  expect((await otto.ask('DELETE', `/api/comments/${comment?.id}`)).status).toBe(404);
  expect(
    (await otto.ask('POST', `/api/comments/${comment?.id}/report`, { reason: 'spam', words: '' })).status,
  ).toBe(200);
  expect((await vera.ask('DELETE', `/api/comments/${comment?.id}`)).status).toBe(200);
  const none = await vera.ask('POST', path, { words: ' ' }, crypto.randomUUID());
  expect([none.status, none.body]).toMatchObject([422, { error: { field: 'words' } }]);
  const nowhere = `/api/proposals/${crypto.randomUUID()}/comments`;
  expect((await vera.ask('POST', nowhere, { words: 'Yes' }, crypto.randomUUID())).status).toBe(404);
});

test('who is no administrator changes nothing of a proposal', async () => {
  const { id } = await drafted();
  const tries = [
    await propose(vera),
    await vera.ask('PUT', `/api/proposals/${id}`, form),
    await vera.ask('DELETE', `/api/proposals/${id}`),
    await open(vera, id),
    await vera.ask('PUT', `/api/proposals/${id}/reasons`, { words: 'So.' }),
  ];
  for (const one of tries) expect(refused(one)).toEqual([403, 'FORBIDDEN', refusals.proposalNotYours]);
  expect(await read(vera, id)).toMatchObject({ state: 'draft', canManage: false });
  expect([(await list(vera, 'draft')).canManage, (await list(admin, 'draft')).canManage]).toEqual([
    false,
    true,
  ]);
});

test.each([
  [{ title: ' ' }, 'title', texts.titleMissing],
  [{ title: 'x'.repeat(governanceLimits.titleCharacters + 1) }, 'title', '120'],
  [{ options: ['One', 'one '] }, 'options', texts.optionTwice],
  [{ voteDays: 0 }, 'voteDays', 'From 1 to 60 days.'],
  [{ quorumPercent: 101 }, 'quorumPercent', 'From 1 to 100 percent.'],
])('a proposal %# that cannot be put forward is refused beside its field', async (part, field, said) => {
  const { status, body } = await propose(admin, part);
  expect([status, body]).toMatchObject([422, { error: { code: 'INPUT_INVALID', field } }]);
  expect(body['message']).toContain(said);
});

test('a draft is changed and taken back; when its vote has opened it is neither', async () => {
  const { id, proposedAt } = await drafted();
  const path = `/api/proposals/${id}`;
  const changed = await admin.ask('PUT', path, { ...form, title: 'Two days', discussionDays: 3 });
  const { opensAt, title } = changed.body['proposal'] as ProposalDetail;
  expect(title).toBe('Two days');
  expect(Date.parse(opensAt) - Date.parse(proposedAt)).toBe(3 * 86_400_000);
  await vera.ask('POST', `${path}/comments`, { words: 'Why two?' }, crypto.randomUUID());
  expect((await admin.ask('DELETE', path)).status).toBe(200);
  expect((await admin.ask('GET', path)).status).toBe(404);
  const other = await opened();
  for (const one of [
    await admin.ask('PUT', `/api/proposals/${other.id}`, form),
    await admin.ask('DELETE', `/api/proposals/${other.id}`),
    await open(admin, other.id),
  ])
    expect(refused(one)).toEqual([403, 'FORBIDDEN', refusals.proposalNotDraft]);
});

test('who can vote is fixed when the vote opens: without the suspended, and without who comes later', async () => {
  await server.services.db.run(sql`update studio.members set banned = true where id = ${noor.id}`);
  const { id, electorate } = await opened();
  expect(electorate).toBe(3);
  const late = await author(server);
  await server.services.db.run(sql`update studio.members set banned = false where id = ${noor.id}`);
  for (const who of [late, noor])
    expect(refused(await cast(who, id, '1'))).toEqual([403, 'FORBIDDEN', refusals.notElector]);
  expect(await read(late, id)).toMatchObject({ electorate: 3, isElector: false, hasVoted: false });
  expect((await cast(vera, id, '1')).status).toBe(200);
});

test('a vote opens and ends by the clock, also where nobody looks', async () => {
  const { id } = await drafted();
  expect(refused(await cast(vera, id, '1'))).toEqual([403, 'FORBIDDEN', refusals.voteNotOpen]);
  await wait(id, 7);
  await sweepVotes(server.services);
  expect(await read(vera, id)).toMatchObject({ state: 'open', isElector: true });
  await wait(id, 7);
  // Before anything has counted it, nothing is cast any more.
  expect(refused(await cast(vera, id, '1'))).toEqual([403, 'FORBIDDEN', refusals.voteEnded]);
  expect(await read(vera, id)).toMatchObject({
    state: 'closed',
    outcome: 'noQuorum',
    turnout: 0,
    winner: null,
  });
});

test('each has one ballot, which can be changed until the end; receipts, the list and a recount agree', async () => {
  const { id } = await opened();
  const first = (await cast(vera, id, 'keep')).body['receipt'] as BallotReceipt;
  expect(first.commitment).toBe(digest(committedText(id, 'keep', first.nonce)));
  expect(await own(vera, id)).toEqual(first);
  const second = (await cast(vera, id, '1')).body['receipt'] as BallotReceipt;
  await Promise.all([cast(otto, id, '1'), cast(otto, id, '2')]);
  await cast(otto, id, '1');
  await cast(noor, id, 'abstain');
  expect(await own(admin, id)).toBeNull();
  // While it is open nobody is told what others chose, an administrator neither.
  for (const who of [vera, admin]) {
    expect(await read(who, id)).toMatchObject({ turnout: 3, votes: null, winner: null, outcome: null });
    const early = await who.ask('GET', `/api/proposals/${id}/ballots`);
    expect(refused(early)).toEqual([403, 'FORBIDDEN', refusals.voteNotEnded]);
  }
  await wait(id, 7);
  const proposal = await read(vera, id);
  expect(proposal).toMatchObject({
    state: 'closed',
    outcome: 'carried',
    winner: '1',
    turnout: 3,
    hasVoted: true,
  });
  expect(await own(vera, id)).toBeNull();

  const ballots = await allBallots(noor, id);
  expect(ballots).toHaveLength(3);
  expect(ballots.find(({ commitment }) => commitment === second.commitment)).toEqual({
    commitment: second.commitment,
    option: '1',
    nonce: second.nonce,
  });
  expect(ballots.map(({ commitment }) => commitment)).not.toContain(first.commitment);
  const stated = {
    votes: proposal.votes ?? [],
    electorate: proposal.electorate ?? 0,
    quorumPercent: proposal.quorumPercent,
    outcome: proposal.outcome ?? 'noQuorum',
    winner: proposal.winner,
  } as const;
  const recount = (rows: readonly PublicBallot[]) => {
    const made = rows.map(({ option, nonce }) => digest(committedText(id, option, nonce)));
    const options = proposal.options.map((option) => option.id);
    return verdictOf(countBallots(beginRecount(options), rows, made, null), stated);
  };
  expect(recount(ballots).agrees).toBe(true);
  expect(recount(ballots.map((one, at) => (at === 1 ? { ...one, option: 'keep' } : one))).agrees).toBe(false);
});

test('nothing says whose a ballot was when the vote has ended, and nothing of it changes', async () => {
  const { id } = await opened();
  await cast(vera, id, '1');
  await cast(otto, id, '1');
  await wait(id, 7);
  await read(vera, id);
  const { db } = server.services;
  const left = await db.first(
    v.object({ ballots: whole, counted: whole }),
    sql`select (select count(*) from studio.ballots where proposal_id = ${id}) as ballots,
      (select count(*) from studio.counted_ballots where proposal_id = ${id}) as counted`,
  );
  expect(left).toEqual({ ballots: 0, counted: 2 });
  await expect(
    db.run(sql`update studio.counted_ballots set option = 'keep' where proposal_id = ${id}`),
  ).rejects.toThrow();
});

test('what is on no ballot, and a number that is none or another’s, is refused', async () => {
  const { id } = await opened();
  const nonce = fresh();
  expect((await cast(vera, id, '1', nonce)).status).toBe(200);
  for (const [given, field] of [
    [await cast(otto, id, '3'), 'option'],
    [await cast(otto, id, '1', 'x'), 'nonce'],
    [await cast(otto, id, '1', nonce), 'nonce'],
  ] as const)
    expect([given.status, given.body]).toMatchObject([422, { error: { code: 'INPUT_INVALID', field } }]);
  // Sent once more, since no answer came, it is the same ballot.
  expect((await cast(vera, id, '1', nonce)).body['receipt']).toEqual(await own(vera, id));
  expect((await read(vera, id)).turnout).toBe(1);
});

test('a tie leaves it as it is; decisions are numbered, and get their reasons', async () => {
  const tied = await opened();
  await Promise.all([cast(vera, tied.id, '1'), cast(otto, tied.id, '2')]);
  await wait(tied.id, 7);
  expect(await read(vera, tied.id)).toMatchObject({ outcome: 'rejected', winner: 'keep', decision: null });
  const carried = [await opened(), await opened()];
  for (const { id } of carried) {
    await Promise.all([cast(vera, id, '2'), cast(otto, id, '2')]);
    await wait(id, 7);
  }
  const [one, other] = await Promise.all(carried.map(({ id }) => read(vera, id)));
  expect(Math.abs((one?.decision ?? 0) - (other?.decision ?? 0))).toBe(1);
  const give = (who: Author, id: string, words: string) =>
    who.ask('PUT', `/api/proposals/${id}/reasons`, { words });
  const id = carried[0]?.id ?? '';
  expect((await give(admin, id, ' ')).body).toMatchObject({ error: { field: 'words' } });
  expect(refused(await give(admin, tied.id, 'So.'))).toEqual([403, 'FORBIDDEN', refusals.proposalNotCarried]);
  expect((await give(admin, id, ' From May on. ')).body).toMatchObject({
    proposal: { reasons: 'From May on.' },
  });
  const decisions = (await list(vera, 'decisions')).proposals.map((proposal) => proposal.id);
  expect(decisions).toEqual(expect.arrayContaining(carried.map((proposal) => proposal.id)));
  expect(decisions).not.toContain(tied.id);
});

test('a list is read in pages, the last first', async () => {
  for (const title of ['Paging one', 'Paging two', 'Paging three']) {
    await drafted({ title });
    server.clock.advance(1_000);
  }
  const first = await list(vera, 'draft', '&limit=2');
  const next = await list(vera, 'draft', `&limit=1&cursor=${first.nextCursor}`);
  const titles = [...first.proposals, ...next.proposals].map(({ title }) => title);
  expect(titles).toEqual(['Paging three', 'Paging two', 'Paging one']);
  expect((await vera.ask('GET', '/api/proposals?list=open&cursor=1')).status).toBe(422);
  expect((await vera.ask('GET', '/api/proposals?list=none')).status).toBe(422);
});

test('members hear that a vote has opened, until it ends', async () => {
  const { id, title } = await opened({ title: 'Heard of' });
  server.clock.advance(60_000);
  const news = async (who: Author) => (await who.ask('GET', '/api/community-news')).body['news'];
  const subject = { work: null, proposal: { id, title }, idea: null };
  const one = { kind: 'voteOpened', people: 1, person: null, ...subject, move: null };
  expect(await news(vera)).toContainEqual(one);
  expect(await news(await author(server))).toEqual([]);
  await wait(id, 7);
  await sweepVotes(server.services);
  expect(await news(vera)).not.toContainEqual(one);
});

test('of who leaves no ballot stays in a vote that is open, and no name at a proposal', async () => {
  const { id } = await opened();
  await Promise.all([cast(vera, id, '1'), cast(otto, id, '2')]);
  const person = { id: vera.id, email: null };
  for (const { forget } of personalData) if (forget) await server.services.db.run(forget(person));
  expect(await own(vera, id)).toBeNull();
  expect(await read(otto, id)).toMatchObject({ turnout: 1, electorate: 4 });
});

test('ballots that come too fast are told so in words', async () => {
  const { id } = await opened();
  let answer = await cast(vera, id, '1');
  for (let at = 0; at < rateLimits.ballotsOfPerson.burst; at++) answer = await cast(vera, id, '1');
  expect(refused(answer).slice(0, 2)).toEqual([429, 'RATE_LIMITED']);
});
