import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import type { Idea, IdeaComment, IdeaDetail } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../moderation/admin.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { roadmapCommandOf } from './admin.ts';
import { personalData } from './personal-data.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
});
afterAll(() => server.close());

const say = (who: Author, title: string, words = '', key = crypto.randomUUID()) =>
  who.ask('POST', '/api/ideas', { title, words }, key);
const proposed = async (who: Author, title: string, words = '') => {
  const { body } = await say(who, title, words);
  return body['idea'] as IdeaDetail;
};
const look = (who: Author, id: string) => who.ask('GET', `/api/ideas/${id}`);
const idea = async (who: Author, id: string) => (await look(who, id)).body['idea'] as IdeaDetail;
const vote = (who: Author, id: string) => who.ask('PUT', `/api/ideas/${id}/vote`);
const unvote = (who: Author, id: string) => who.ask('DELETE', `/api/ideas/${id}/vote`);
const column = async (who: Author, status: string, query = '') => {
  const { body } = await who.ask('GET', `/api/ideas?status=${status}${query}`);
  return body as { ideas: Idea[]; total: number; nextCursor: string | null };
};
const talk = async (who: Author, id: string, words: string) => {
  const { status, body } = await who.ask('POST', `/api/ideas/${id}/comments`, { words }, crypto.randomUUID());
  return { status, body, comment: body['comment'] as IdeaComment };
};
const comments = async (who: Author, id: string) =>
  ((await who.ask('GET', `/api/ideas/${id}/comments`)).body['comments'] as IdeaComment[]).map(
    ({ words }) => words,
  );
function admin(...given: string[]): Promise<string> {
  const [name, ...rest] = given;
  const command = name === 'roadmap' ? roadmapCommandOf(rest) : decisionOf(name, rest);
  if (!command) throw new Error('No command');
  return command(server.services.db, server.services.config);
}

test('an idea begins under consideration with the vote of who proposes it, once for each key', async () => {
  const who = await author(server);
  const key = crypto.randomUUID();
  const first = await say(who, '  Layers in\nthe editor ', ' Please. ', key);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    idea: {
      title: 'Layers in the editor',
      words: 'Please.',
      status: 'considering',
      votes: 1,
      isVoted: true,
      isOwn: true,
      author: { handle: who.handle },
    },
  });
  expect((await say(who, '  Layers in\nthe editor ', ' Please. ', key)).body).toEqual(first.body);
  const { ideas } = await column(who, 'considering');
  expect(ideas.filter(({ isOwn }) => isOwn)).toHaveLength(1);
});

test.each([
  [' ', '', 'title', texts.titleMissing],
  ['x'.repeat(roadmapLimits.titleCharacters + 1), '', 'title', '100'],
  ['Fine', 'x'.repeat(roadmapLimits.wordsCharacters + 1), 'words', '2,000'],
])('an idea %# that cannot be proposed is refused beside its field', async (title, words, field, said) => {
  const who = await author(server);
  const { status, body } = await say(who, title, words);
  expect([status, body]).toMatchObject([422, { error: { code: 'INPUT_INVALID', field } }]);
  expect(body['message']).toContain(said);
});

test('a vote counts once, and is taken back', async () => {
  const { id } = await proposed(vera, 'A darker darkroom');
  const votes = [await vote(otto, id), await vote(otto, id), await vote(noor, id), await unvote(otto, id)];
  expect(votes.map(({ body }) => body)).toEqual([
    { votes: 2, isVoted: true },
    { votes: 2, isVoted: true },
    { votes: 3, isVoted: true },
    { votes: 2, isVoted: false },
  ]);
  expect((await unvote(otto, id)).body).toEqual({ votes: 2, isVoted: false });
  await Promise.all(Array.from({ length: 6 }, () => vote(otto, id)));
  expect((await idea(noor, id)).votes).toBe(3);
});

test('a column is read by votes in pages, without doubles', async () => {
  const who = await author(server);
  for (const title of ['Paging one', 'Paging two', 'Paging three']) {
    const { id } = await proposed(who, title);
    await admin('roadmap', 'move', id, 'planned', 'Soon');
    if (title === 'Paging three') await vote(otto, id);
  }
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await column(vera, 'planned', `&limit=1${cursor && `&cursor=${cursor}`}`);
    expect(page.total).toBe(3);
    seen.push(...page.ideas.map(({ title }) => title));
    cursor = page.nextCursor;
  }
  expect(seen[0]).toBe('Paging three');
  expect(seen.toSorted()).toEqual(['Paging one', 'Paging three', 'Paging two']);
  expect((await vera.ask('GET', '/api/ideas?status=planned&cursor=1_x')).status).toBe(422);
});

test('likely twins are found while a title is typed', async () => {
  const who = await author(server);
  const { id } = await proposed(who, 'Zoetrope animations from galleries');
  const twins = async (title: string) => {
    const { body } = await otto.ask('GET', `/api/ideas/likely?title=${encodeURIComponent(title)}`);
    return (body['ideas'] as Idea[]).map((one) => one.id);
  };
  expect(await twins('zoetrope')).toEqual([id]);
  expect(await twins('Zootrope animation')).toEqual([id]);
  expect(await twins('Animaciónes zoetrope')).toEqual([id]);
  expect(await twins('zoe')).toEqual([]);
  expect(await twins('Subtitles for videos')).toEqual([]);
  expect(await twins("'; drop %_\\")).toEqual([]);
});

test('an idea that is moved says when and why, and what has shipped takes no votes', async () => {
  const { id } = await proposed(vera, 'Curtains');
  expect(await admin('roadmap', 'move', id, 'inProgress', 'We', 'sew\u001b.')).toContain('Curtains');
  await admin('roadmap', 'move', id, 'shipped', 'They hang.');
  expect(await idea(otto, id)).toMatchObject({
    status: 'shipped',
    changes: [
      { status: 'shipped', words: 'They hang.' },
      { status: 'inProgress', words: 'We sew .' },
    ],
  });
  for (const { status, body } of [await vote(otto, id), await unvote(vera, id)])
    expect([status, body]).toMatchObject([403, { message: refusals.ideaShipped }]);
  expect((await column(otto, 'shipped')).ideas[0]?.id).toBe(id);
});

test('a merged idea keeps its votes and comments in the other, and leaves a signpost', async () => {
  const [one, other, third] = [
    await proposed(otto, 'Louder sounds'),
    await proposed(noor, 'Sounds that are louder'),
    await proposed(otto, 'Loudest sounds'),
  ];
  await vote(vera, one.id);
  await vote(noor, one.id);
  await talk(vera, one.id, 'Much louder');
  await admin('roadmap', 'merge', third.id, one.id);
  await admin('roadmap', 'merge', one.id, other.id);
  expect(await idea(vera, other.id)).toMatchObject({
    votes: 3,
    isVoted: true,
    comments: 1,
    merged: expect.arrayContaining([
      { id: one.id, title: 'Louder sounds' },
      { id: third.id, title: 'Loudest sounds' },
    ]) as unknown,
  });
  expect(await comments(otto, other.id)).toEqual(['Much louder']);
  expect(await idea(vera, one.id)).toMatchObject({
    votes: 0,
    comments: 0,
    mergedInto: { id: other.id, title: 'Sounds that are louder' },
  });
  expect((await column(vera, 'considering')).ideas.map(({ id }) => id)).not.toContain(one.id);
  for (const { status, body } of [await vote(vera, one.id), await talk(vera, one.id, 'Still?')])
    expect([status, body]).toMatchObject([403, { message: refusals.ideaMerged }]);
  await expect(admin('roadmap', 'merge', one.id, other.id)).rejects.toThrow(/was merged into/);
  await expect(admin('roadmap', 'merge', other.id, other.id)).rejects.toThrow(/itself/);
  await expect(admin('roadmap', 'move', crypto.randomUUID(), 'planned', 'x')).rejects.toThrow(/no idea/);
});

test('comments are written, read by others and deleted by who wrote them', async () => {
  const { id } = await proposed(noor, 'Windows');
  const { status, comment } = await talk(otto, id, ' With a view. ');
  expect([status, comment]).toMatchObject([201, { words: 'With a view.', isOwn: true }]);
  server.clock.advance(1_000);
  await talk(vera, id, 'And blinds.');
  expect(await comments(noor, id)).toEqual(['And blinds.', 'With a view.']);
  expect((await idea(noor, id)).comments).toBe(2);
  expect((await vera.ask('DELETE', `/api/comments/${comment.id}`)).status).toBe(404);
  expect((await otto.ask('DELETE', `/api/comments/${comment.id}`)).status).toBe(200);
  expect(await comments(noor, id)).toEqual(['And blinds.']);
  expect((await idea(noor, id)).comments).toBe(1);
  for (const [words, said] of [
    [' ', texts.commentMissing],
    ['x'.repeat(roadmapLimits.commentCharacters + 1), '1,000'],
  ] as const) {
    const refused = await talk(otto, id, words);
    expect([refused.status, refused.body]).toMatchObject([422, { error: { field: 'words' } }]);
    expect(refused.body['message']).toContain(said);
  }
});

test('who blocks somebody reads nothing of them, and an idea does not say who proposed it', async () => {
  const [one, other] = [await author(server), await author(server)];
  const { id } = await proposed(one, 'Doors');
  await talk(one, id, 'Tall ones');
  await other.ask('PUT', `/api/creators/${one.handle}/block`);
  expect((await idea(other, id)).author).toBeNull();
  expect(await comments(other, id)).toEqual([]);
  await talk(other, id, 'Low ones');
  expect(await comments(one, id)).toEqual(['Tall ones']);
});

test('what is reported is hidden everywhere at once, and comes back', async () => {
  const who = await author(server);
  const { id } = await proposed(who, 'Buy my xylophones');
  const { comment } = await talk(who, id, 'Cheap!');
  const reportOf = (path: string, by: Author) => by.ask('POST', path, { reason: 'spam', words: '' });
  expect((await reportOf(`/api/ideas/${id}/report`, who)).body).toMatchObject({
    message: refusals.reportOwn,
  });
  expect((await reportOf(`/api/ideas/${id}/report`, otto)).status).toBe(200);
  expect((await reportOf(`/api/comments/${comment.id}/report`, otto)).status).toBe(200);
  const { total } = await column(vera, 'considering');
  await admin('hide', 'comment', comment.id, 'spam', 'All day');
  expect(await comments(vera, id)).toEqual([]);
  await admin('hide', 'idea', id, 'spam', 'All day');
  for (const by of [who, vera]) {
    expect((await look(by, id)).status).toBe(404);
    expect((await vote(by, id)).status).toBe(404);
    expect((await talk(by, id, 'x')).status).toBe(404);
  }
  const after = await column(vera, 'considering');
  expect(after.total).toBe(total - 1);
  expect(after.ideas.map((each) => each.id)).not.toContain(id);
  expect((await vera.ask('GET', '/api/ideas/likely?title=xylophones')).body).toEqual({ ideas: [] });
  await admin('restore', 'idea', id, 'A mistake');
  expect((await look(vera, id)).status).toBe(200);
});

test('what is proposed and said in a row is slowed in words', async () => {
  const keen = await author(server);
  const { burst } = rateLimits.ideasOfPerson;
  const statuses: number[] = [];
  for (let at = 0; at <= burst; at++) statuses.push((await say(keen, `Idea ${at}`)).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429]);
});

test.each([
  [['move', 'x']],
  [['move', 'x', 'none', 'y']],
  [['move', 'x', 'planned']],
  [['merge', 'x']],
  [['drop', 'x', 'y']],
])('roadmap %j is no command', (given) => {
  expect(roadmapCommandOf(given)).toBeNull();
});

test('an operator reads the ideas of every column', async () => {
  const said = await admin('roadmap');
  expect(said).toContain('planned, votes 2: Paging three');
});

test('of who leaves an idea goes, unless others voted for it: then its title stays', async () => {
  const who = await author(server);
  const alone = await proposed(who, 'Mine alone', 'Secret');
  const shared = await proposed(who, 'Ours', 'Secret');
  await vote(otto, shared.id);
  for (const { forget } of personalData)
    if (forget) await server.services.db.run(forget({ id: who.id, email: null }));
  expect((await look(otto, alone.id)).status).toBe(404);
  expect(await idea(otto, shared.id)).toMatchObject({ title: 'Ours', words: '', author: null });
});
