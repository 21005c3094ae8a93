import { sql } from 'drizzle-orm';
import { at } from '../database/index.ts';
import type { MediaServices } from '../media/index.ts';
import { addIdeas } from './ideas.ts';
import { addFollows, addPeople } from './people.ts';
import { SamplesEnded } from './step.ts';
import { addWorks } from './works.ts';

type Services = Pick<MediaServices, 'config' | 'db' | 'clock' | 'log' | 'media'>;

/** Makes the sample community, once in the life of a database that nobody is in, and goes on where it was interrupted. */
export async function fillSamples(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  await db.run(
    sql`insert into studio.sample_community (state, begun_at)
      select 'coming', ${at(clock.now())} where not exists (select from studio.members) on conflict do nothing`,
  );
  try {
    await addPeople(db);
    await addFollows(db);
    await addIdeas(db);
    await addWorks(services, signal);
    await db.run(sql`update studio.sample_community set state = 'there' where state = 'coming'`);
  } catch (error) {
    if (!(error instanceof SamplesEnded) && !signal.aborted) throw error;
  }
}

/** What makes the sample community beside the server, where the configuration asks for it. */
export function sampleCommunity(services: Services) {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  return {
    start(): void {
      if (!services.config.sampleCommunity) return;
      running = fillSamples(services, ending.signal).catch((error: unknown) =>
        services.log.error('The samples could not be made; the next start goes on', error),
      );
    },
    /** Waits for what is under way. */
    async stop(): Promise<void> {
      ending.abort();
      await running;
    },
  };
}
