import { sampleFollows, samplePeople } from '@mirror-studio/domain/sample-community';
import { sql } from 'drizzle-orm';
import { moveToHandle } from '../creators/handles.ts';
import { ensureProfile, writeProfile } from '../creators/store.ts';
import { at, type Database, type Queryable } from '../database/index.ts';
import { once, subjectOf } from './step.ts';

/** Adds those who make the samples. They have no sign-in, no address and no account in the ledger. */
export async function addPeople(db: Database): Promise<void> {
  for (const { handle, name, words } of samplePeople)
    await once(db, `person ${handle}`, async (tx, since) => {
      const id = crypto.randomUUID();
      await tx.run(
        sql`insert into studio.members (id, email, sample, first_seen_at) values (${id}, null, true, ${at(since)})`,
      );
      await ensureProfile(tx, id);
      await writeProfile(tx, id, { name, words, links: [] });
      const problem = await moveToHandle(tx, id, handle, since);
      if (problem) throw new Error(`${handle} cannot be had: ${problem}`);
      return id;
    });
}

/** Who has a handle of the samples. Throws where they are not there. */
export async function personOf(db: Queryable, handle: string): Promise<string> {
  const id = await subjectOf(db, `person ${handle}`);
  if (id === null) throw new Error(`${handle} is not there`);
  return id;
}

/** Has them follow each other. */
export async function addFollows(db: Database): Promise<void> {
  for (const [handle, others] of Object.entries(sampleFollows))
    await once(db, `follows ${handle}`, async (tx, since) => {
      const member = await personOf(tx, handle);
      for (const other of others)
        await tx.run(
          sql`insert into studio.relations (id, member, kind, other, since)
            values (${crypto.randomUUID()}, ${member}, 'follow', ${await personOf(tx, other)}, ${at(since)})`,
        );
      return null;
    });
}
