import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { eraseRows } from '../account-data/removal/erase.ts';
import type { Command } from '../accounts/admin-command.ts';
import type { Database } from '../database/index.ts';
import { type MediaStore, memberFolder, openMedia } from '../media/index.ts';

const idRow = v.object({ id: v.string() });

/**
 * Removes the sample community with its files, and has it not come again; returns how many people it had. What real people made of it, said of it or
 * keep of it stays theirs, as when an account is removed. What is interrupted is gone on with by asking again.
 */
export async function removeSamples(db: Database, { disk }: Pick<MediaStore, 'disk'>): Promise<number> {
  // From here on nothing is made: what is under way ends before.
  await db.run(sql`update studio.sample_community set state = 'going' where state <> 'gone'`);
  const theirs = sql`member in (select id from studio.members where sample)`;
  // First: else what one of them proposed would stay for the vote of another.
  await db.run(sql`delete from studio.idea_votes where ${theirs}`);
  await db.run(sql`delete from studio.idea_comments where ${theirs}`);
  const people = await db.all(idRow, sql`select id from studio.members where sample order by id`);
  for (const { id } of people) {
    await disk.deleteAll(memberFolder(id));
    await eraseRows(db, { id, email: null });
    await db.run(sql`delete from studio.members where id = ${id} and sample`);
  }
  await db.run(sql`delete from studio.sample_steps`);
  await db.run(sql`update studio.sample_community set state = 'gone' where state = 'going'`);
  return people.length;
}

/** `pnpm admin samples remove` */
export const removeSamplesCommand: Command = async (db, config) => {
  const media = await openMedia(config, db, { now: () => new Date() });
  try {
    const people = await removeSamples(db, media);
    return people === 0
      ? 'There are no samples, and none will come.'
      : `The ${people} sample creators are gone, with their works, ideas and files. What others made of them stays theirs.`;
  } finally {
    await media.close();
  }
};
