import { sampleIdeas } from '@mirror-studio/domain/sample-community';
import { sql } from 'drizzle-orm';
import { at, type Database } from '../database/index.ts';
import { propose, vote } from '../roadmap/change.ts';
import { comment } from '../roadmap/comments.ts';
import { personOf } from './people.ts';
import { once } from './step.ts';
import { agoOf } from './works.ts';

/** Adds what they propose, vote for and say of it. */
export async function addIdeas(db: Database): Promise<void> {
  for (const { id: name, by, title, words, hoursAgo, votedBy, comments, moved } of sampleIdeas)
    await once(db, `idea ${name}`, async (tx, since) => {
      const moment = agoOf(since, hoursAgo);
      const { id } = await propose(tx, await personOf(tx, by), { title, words }, moment);
      for (const handle of votedBy) await vote(tx, await personOf(tx, handle), id, true, moment);
      for (const [place, { by: handle, words: said }] of comments.entries()) {
        const later = agoOf(since, hoursAgo / (place + 2));
        await comment(tx, await personOf(tx, handle), id, said, later);
      }
      if (moved) {
        const since = at(moment);
        await tx.run(
          sql`update studio.ideas set status = ${moved.status}, since = ${since} where id = ${id}`,
        );
        await tx.run(
          sql`insert into studio.idea_changes (idea_id, status, words, changed_at)
            values (${id}, ${moved.status}, ${moved.words}, ${since})`,
        );
      }
      return id;
    });
}
