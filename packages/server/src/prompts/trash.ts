import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { storageMargins } from '@mirror-studio/domain/constants/storage';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, lockMember, type Queryable } from '../database/index.ts';
import type { Clock } from '../http/index.ts';
import { storageLeft } from '../storage/storage.ts';
import { updateVocabulary, vacuumVocabulary } from './search.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** As many are removed in one step: nothing slow may run in the embedded database. */
const atOnce = 50;
/** As many are removed to make room before one that is written. */
const atOnceForRoom = 10;

const memberRow = v.object({ member: v.string() });
const goneRow = v.object({ id: v.string(), search_text: v.string() });

/**
 * Removes the prompts whose days in the trash are over, with their versions and the words that no other prompt has. Pictures that
 * were made from them keep their words, forks what they are.
 */
export async function sweepPromptTrash({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const isOver = sql`deleted_at <= ${at(new Date(clock.now().getTime() - libraryLimits.trashDays * dayMs))}`;
  for (;;) {
    const next = await db.first(
      memberRow,
      sql`select member from studio.prompts where ${isOver} order by deleted_at limit 1`,
    );
    if (!next) return;
    await db.transaction(async (tx) => {
      await lockMember(tx, next.member, 'prompts');
      await removeOldest(tx, next.member, isOver, atOnce);
    });
    await vacuumVocabulary(db);
  }
}

/**
 * Where a member has little room left for texts, removes what has been longest in their trash of prompts, as far as needed. Before
 * something is written, in its transaction: what is refused after all leaves the trash as it was.
 */
export async function makeRoomForTexts(tx: Queryable, member: string): Promise<void> {
  let removed = atOnceForRoom;
  while (removed === atOnceForRoom && (await storageLeft(tx, member, 'texts')) < storageMargins.texts) {
    await lockMember(tx, member, 'prompts');
    removed = await removeOldest(tx, member, sql`deleted_at is not null`, atOnceForRoom);
  }
}

/** Removes a member's prompts for good, under their lock of prompts; returns how many there were. */
async function removeOldest(
  tx: Queryable,
  member: string,
  which: ReturnType<typeof sql>,
  most: number,
): Promise<number> {
  const gone = await tx.all(
    goneRow,
    sql`delete from studio.prompts where id in (
        select id from studio.prompts where member = ${member} and ${which} order by deleted_at, id limit ${most})
      returning id, search_text`,
  );
  for (const { search_text } of gone) await updateVocabulary(tx, member, search_text, '');
  return gone.length;
}
