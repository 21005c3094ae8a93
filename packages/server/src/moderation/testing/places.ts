import type { PublicThing } from '@mirror-studio/domain/community';
import { leaderboardRules } from '@mirror-studio/domain/constants/leaderboard';
import {
  type CommunityNews,
  type Family,
  type Idea,
  type IdeaComment,
  type IdeaDetail,
  type Prompt,
  type Ranked,
  type Relation,
  type SavedWork,
  uploadField,
  type Work,
} from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { jobIn, type TestServer } from '../../testing/index.ts';
import { type Author, author } from '../../works/testing/author.ts';

/** Something public, and every place where others can come upon it. */
export interface Placed {
  readonly id: string;
  readonly title: string | null;
  /** Where it is reported. */
  readonly report: string;
  /** Whether it is there, by the name of the place. */
  readonly places: Readonly<Record<string, () => Promise<boolean>>>;
}

/** Makes one of each kind, and everything around it by which it is found. Takes who makes it and who looks. */
export async function place(
  server: TestServer,
  maker: Author,
  reader: Author,
): Promise<Readonly<Record<PublicThing, Placed>>> {
  const { db } = server.services;
  const get = async (path: string) => (await reader.ask('GET', path)).body;
  const isServed = async (url: string | null | undefined) => (await fetch(server.url + url)).status === 200;

  // A picture with its files, a prompt, and a remix of each by somebody else.
  const form = { ...emptyPhotoShoot, prompt: 'Quokka', style: 'noir', aspectRatio: '3:4', imageCount: 1 };
  const { body } = await maker.ask('POST', '/api/jobs', { kind: 'image_batch', form });
  const job = await jobIn(maker.ask, (body['job'] as { id: string }).id, 'completed');
  const mediaId = job.result?.media_assets[0]?.id ?? '';
  const shown = { title: 'Quokka at dusk', tags: ['quokka'] };
  const picture = (await maker.post(mediaId, shown)).body['work'] as Work;
  const prompt = await publishPrompt(maker, 'A wombat in {silk|linen}');
  for (let more = 2; more < leaderboardRules.fewestWorks; more++) await maker.publish({ title: 'More' });
  const third = await author(server);
  const child = await third.publish({ title: 'A remix' });
  const parent = await third.publish({ title: 'A parent' });
  const made = (work: string, of: string) =>
    db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
      select ${work}::uuid, w.id, w.member, now() from studio.works w where w.id = ${of}`);
  await made(picture.id, parent.id);
  await made(child.id, picture.id);
  const ofPrompt = await third.publish({ title: 'Of a prompt' });
  await made(ofPrompt.id, prompt.id);
  for (const { id } of [picture, prompt]) {
    await reader.ask('PUT', `/api/works/${id}/like`);
    await reader.save(id);
  }
  await reader.ask('PUT', `/api/creators/${maker.handle}/follow`);
  await reader.publish();
  await maker.ask('PUT', `/api/works/${child.id}/like`);
  const face = await faceOf(server, maker);

  const inList = (id: string, query: string) => async () =>
    ((await get(`/api/works${query}`))['works'] as Work[]).some((work) => work.id === id);
  const places = (work: Work, word: string, remix: string) => ({
    'all works': inList(work.id, ''),
    'its tag': inList(work.id, `?tag=${word}`),
    'its type': inList(work.id, `?type=${work.type}`),
    'its creator': inList(work.id, `?author=${maker.handle}`),
    search: inList(work.id, `?search=${word}`),
    'search that forgives typing': inList(work.id, `?search=${word.replace(/(.)(.)$/, '$2$1')}`),
    'search for its creator': inList(work.id, `?search=${maker.handle}`),
    rising: inList(work.id, '?feed=rising'),
    'most remixed': inList(work.id, '?feed=remixed'),
    followed: inList(work.id, '?feed=followed'),
    itself: async () => (await reader.look(work.id)).status === 200,
    'its view': async () => (await reader.ask('PUT', `/api/works/${work.id}/view`)).status === 200,
    'its family': async () => (await reader.ask('GET', `/api/works/${work.id}/family`)).status === 200,
    'the family of its remix': async () => {
      const { ancestors } = (await get(`/api/works/${remix}/family`)) as unknown as Family;
      return ancestors.some((one) => one.work?.id === work.id);
    },
    'the credit of its remix': async () =>
      ((await reader.look(remix)).body['work'] as Work).remixOf?.workId === work.id,
    'what was saved': async () =>
      ((await get('/api/saved'))['saved'] as SavedWork[]).some((saved) => saved.work?.id === work.id),
  });
  const addresses = [picture.url, ...picture.variants.map(({ url }) => url)];

  const ideas = await placeIdeas(server, maker, reader);
  const standing = async (query: string) =>
    ((await get(`/api/leaderboard${query}`))['ranked'] as Ranked[]).some(
      ({ handle }) => handle === maker.handle,
    );
  const people = {
    'their page': async () => (await reader.ask('GET', `/api/creators/${maker.handle}`)).status === 200,
    'their works': inList(picture.id, ''),
    'the leaderboard': () => standing('?period=ever&board=all'),
    'their picture': () => isServed(face.small),
    'their large picture': () => isServed(face.large),
    'the picture that a browser has': async () => {
      const answer = await fetch(server.url + face.small, { headers: { 'if-none-match': face.tag } });
      return answer.status === 304;
    },
    'whom one follows': async () =>
      ((await get('/api/relations?kind=follow'))['relations'] as Relation[]).some(
        ({ handle }) => handle === maker.handle,
      ),
    'who proposed an idea': async () =>
      ((await get(`/api/ideas/${ideas.idea.id}`))['idea'] as IdeaDetail).author?.handle === maker.handle,
    'what they said': ideas.comment.places['its idea'] ?? (async () => false),
    'the credit of a remix': async () =>
      ((await reader.look(child.id)).body['work'] as Work).remixOf?.author !== null,
    'news of a like': async () =>
      ((await third.ask('GET', '/api/community-news')).body['news'] as CommunityNews[]).some(
        ({ person }) => person?.handle === maker.handle,
      ),
  };
  return {
    picture: {
      id: picture.id,
      title: picture.title,
      report: `/api/works/${picture.id}/report`,
      places: {
        ...places(picture, 'quokka', child.id),
        'its style': inList(picture.id, '?style=noir'),
        'its ratio': inList(picture.id, '?ratio=3:4'),
        'the family of its parent': async () =>
          ((await get(`/api/works/${parent.id}/family`)) as unknown as Family).remixes.some(
            ({ id }) => id === picture.id,
          ),
        ...Object.fromEntries(
          addresses.map((url) => [`the picture ${url?.split('?')[0]}`, () => isServed(url)]),
        ),
      },
    },
    prompt: {
      id: prompt.id,
      title: prompt.title,
      report: `/api/works/${prompt.id}/report`,
      places: {
        ...places(prompt, 'wombat', ofPrompt.id),
        'a fork of it': async () => {
          const { status } = await reader.ask('POST', `/api/works/${prompt.id}/fork`);
          return status < 300;
        },
      },
    },
    creator: { id: maker.id, title: null, report: `/api/creators/${maker.handle}/report`, places: people },
    ...ideas,
  };
}

async function publishPrompt(maker: Author, text: string): Promise<Work> {
  const { body } = await maker.ask('POST', '/api/prompts', { text });
  const { id: promptId, versionId } = body['prompt'] as Prompt;
  const said = { title: 'A wombat', tags: ['wombat'], allowsRemix: true, licence: null };
  const answer = await maker.ask('POST', '/api/works/prompts', { promptId, versionId, ...said });
  return answer.body['work'] as Work;
}

/** A picture of somebody: its addresses, and what a browser that has it asks with. */
async function faceOf(server: TestServer, { token }: Author) {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#259' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set(uploadField, new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/profile/picture`, { method: 'POST', headers, body: form });
  const { profile } = (await answer.json()) as { profile: { picture: { small: string; large: string } } };
  const tag = (await fetch(server.url + profile.picture.small)).headers.get('etag') ?? '';
  return { ...profile.picture, tag };
}

async function placeIdeas(server: TestServer, maker: Author, reader: Author) {
  const get = async (path: string) => (await reader.ask('GET', path)).body;
  const propose = async (title: string) =>
    (await maker.ask('POST', '/api/ideas', { title, words: '' })).body['idea'] as IdeaDetail;
  const idea = await propose('Maps of numbats');
  const into = await propose('Something larger');
  const part = await propose('A part of the maps');
  await server.services.db.run(sql`update studio.ideas set merged_into = ${idea.id} where id = ${part.id}`);
  const said = await maker.ask('POST', `/api/ideas/${into.id}/comments`, { words: 'And bilbies.' });
  const comment = said.body['comment'] as IdeaComment;
  const ofPart = async () => (await get(`/api/ideas/${part.id}`))['idea'] as IdeaDetail | undefined;
  return {
    idea: {
      id: idea.id,
      title: idea.title,
      report: `/api/ideas/${idea.id}/report`,
      places: {
        'its column': async () =>
          ((await get('/api/ideas?status=considering'))['ideas'] as Idea[]).some(({ id }) => id === idea.id),
        'likely twins': async () =>
          ((await get('/api/ideas/likely?title=Map of numbats'))['ideas'] as Idea[]).some(
            ({ id }) => id === idea.id,
          ),
        itself: async () => (await reader.ask('GET', `/api/ideas/${idea.id}`)).status === 200,
        'what is said of it': async () =>
          (await reader.ask('GET', `/api/ideas/${idea.id}/comments`)).status === 200,
        'a vote for it': async () => (await reader.ask('PUT', `/api/ideas/${idea.id}/vote`)).status === 200,
        'where its part went': async () => (await ofPart())?.mergedInto?.id === idea.id,
        'how many there are': async () => {
          const { ideas, total } = (await get('/api/ideas?status=considering')) as unknown as {
            ideas: Idea[];
            total: number;
          };
          return total === 2 && ideas.length === 2;
        },
      },
    },
    comment: {
      id: comment.id,
      title: null,
      report: `/api/comments/${comment.id}/report`,
      places: {
        'its idea': async () =>
          ((await get(`/api/ideas/${into.id}/comments`))['comments'] as IdeaComment[]).some(
            ({ id }) => id === comment.id,
          ),
      },
    },
  } satisfies Partial<Record<PublicThing, Placed>>;
}
