import { type SamplePicture, type SampleWork, sampleWorks } from '@mirror-studio/domain/sample-community';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../database/index.ts';
import { keepPicture, type MediaServices, memberFolder } from '../media/index.ts';
import { picturePools } from '../pictures/pools.ts';
import { addPrompt } from '../prompts/store.ts';
import { publish, publishPrompt } from '../works/publish.ts';
import { keepParent } from '../works/remix.ts';
import { personOf } from './people.ts';
import { once, SamplesEnded, subjectOf } from './step.ts';

export type SampleServices = Pick<MediaServices, 'db' | 'media'>;

const hourMs = 3_600_000;
export const agoOf = (since: Date, hours: number): Date => new Date(since.getTime() - hours * hourMs);

const isPicture = (work: SampleWork): work is SamplePicture => 'style' in work;
const stepOf = (id: string) => `work ${id}`;
const sampleModel = 'sample';
/** Any: each picture differs by its words. */
const seed = 31;

/** Draws and publishes what is not there yet, one after the other. Takes what ends it between two. */
export async function addWorks(services: SampleServices, signal: AbortSignal): Promise<void> {
  for (const work of sampleWorks) {
    signal.throwIfAborted();
    if ((await subjectOf(services.db, stepOf(work.id))) !== null) continue;
    if (isPicture(work)) await addPicture(services, work, signal);
    else await addPromptWork(services, work);
  }
}

const saidOf = ({ title, tags }: SampleWork) => ({
  title,
  tags: [...tags],
  licence: { resale: false, training: false },
  sharesPrompt: true,
  allowsRemix: true,
});

async function addPicture({ db, media }: SampleServices, work: SamplePicture, signal: AbortSignal) {
  const { prompt, style, aspectRatio, pose } = work;
  const request = { prompt, style, aspectRatio, pose, seed, reference: null };
  const bytes = await picturePools.jobs.run('drawPicture', request, { signal });
  const picture = await picturePools.jobs.run('describePicture', bytes, { signal });
  const member = await personOf(db, work.by);
  // By its name: what a server was killed in is written over.
  const kept = await keepPicture(media, `${memberFolder(member)}/samples/${work.id}.png`, picture);
  await once(db, stepOf(work.id), async (tx, since) => {
    const mediaId = crypto.randomUUID();
    const published = agoOf(since, work.hoursAgo);
    await tx.run(
      sql`insert into studio.media (id, member, purpose, path, name, type, media_type, bytes, width, height, placeholder, model,
          prompt, created_at)
        values (${mediaId}, ${member}, 'result', ${kept.path}, ${work.title}, 'image', ${kept.mediaType}, ${kept.bytes},
          ${kept.width}, ${kept.height}, ${kept.placeholder}, ${sampleModel}, ${prompt}, ${at(published)})`,
    );
    const id = await publish(tx, member, mediaId, saidOf(work), published);
    // A picture has these of its shoot: here there was none.
    await tx.run(sql`update studio.works set style = ${style}, ratio = ${aspectRatio} where id = ${id}`);
    await complete(tx, id, work, since);
    return id;
  }).catch(async (error: unknown) => {
    if (error instanceof SamplesEnded) await media.disk.deleteAll(memberFolder(member));
    throw error;
  });
}

async function addPromptWork({ db }: SampleServices, work: SampleWork): Promise<void> {
  await once(db, stepOf(work.id), async (tx, since) => {
    const member = await personOf(tx, work.by);
    const published = agoOf(since, work.hoursAgo);
    const { title, tags, prompt: text } = work;
    const promptId = await addPrompt(tx, member, { title, tags, text }, published);
    const version = await tx.first(
      v.object({ latest_id: v.string() }),
      sql`select latest_id from studio.prompts where id = ${promptId}`,
    );
    const asked = { promptId, versionId: version?.latest_id ?? '' };
    const id = await publishPrompt(tx, member, asked, saidOf(work), published);
    await complete(tx, id, work, since);
    return id;
  });
}

/** What it is a remix of, and who likes it. */
async function complete(tx: Queryable, id: string, work: SampleWork, since: Date): Promise<void> {
  const { remixOf, likedBy, hoursAgo } = work;
  const parent = remixOf === undefined ? null : await subjectOf(tx, stepOf(remixOf));
  const author = sampleWorks.find((other) => other.id === remixOf)?.by;
  if (author) await keepParent(tx, id, { id: parent, author: await personOf(tx, author) });
  for (const [place, liker] of likedBy.entries()) {
    const moment = agoOf(since, (hoursAgo * (likedBy.length - place)) / (likedBy.length + 1));
    await tx.run(
      sql`insert into studio.likes (work_id, member, liked_at) values (${id}, ${await personOf(tx, liker)}, ${at(moment)})`,
    );
  }
}
