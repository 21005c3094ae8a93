import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { clientsEndpoints, ProofAnswers, RequestOf } from '@mirror-studio/domain/contract';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, json, lockMember, type Queryable, whole } from '../database/index.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';
import { commentsOf, held, picturesOf, type SetRow, setColumns, setRow, toPicture, toSet } from './rows.ts';

type Endpoints = typeof clientsEndpoints;
type NewSet = RequestOf<Endpoints['createProof']>;
type Changes = RequestOf<Endpoints['changeProof']>;

export const notFound = () => new HttpError('NOT_FOUND', texts.notFound);
const dayMs = 86_400_000;

/** A set of a member that is not deleted. Throws HttpError NOT_FOUND when there is none. */
export async function ownSet(db: Queryable, member: string, id: string): Promise<SetRow> {
  const row =
    isRowId(id) &&
    (await db.first(
      setRow,
      sql`select ${setColumns} from studio.proofs s ${held}
        where s.id = ${id} and s.member = ${member} and s.deleted_at is null`,
    ));
  if (!row) throw notFound();
  return row;
}

/** A set with its pictures and everything that was answered. */
export async function wholeSet(
  services: Pick<MediaServices, 'db' | 'clock' | 'media'>,
  member: string,
  id: string,
): Promise<ProofAnswers> {
  const row = await ownSet(services.db, member, id);
  const pictures = await picturesOf(services.db, row.id);
  return {
    set: toSet(services, row, services.clock.now()),
    pictures: pictures.map((picture) => toPicture(services, picture)),
    comments: await commentsOf(services.db, row.id),
  };
}

/** What was typed for a password, hashed before: nothing slow may run in a transaction. */
export interface Hashed {
  readonly passwordHash?: string | null | undefined;
}

/** Makes a set; returns its id. Throws HttpError for an end that cannot be, pictures that are not there, and one set too many. */
export async function addSet(
  tx: Queryable,
  member: string,
  given: NewSet & Hashed,
  now: Date,
): Promise<string> {
  const endsAt = endOf(given.endsAt, now);
  await lockMember(tx, member, 'proofs');
  const own = await tx.first(
    v.object({ sets: whole }),
    sql`select count(*) as sets from studio.proofs where member = ${member} and deleted_at is null`,
  );
  if ((own?.sets ?? 0) >= proofLimits.sets)
    throw new HttpError('RATE_LIMITED', refusals.proofsFull({ most: proofLimits.sets }));
  const id = crypto.randomUUID();
  await tx.run(
    sql`insert into studio.proofs (id, member, title, client, note, watermark, password_hash, ends_at, created_at)
      values (${id}, ${member}, ${onOneLine(given.title)}, ${onOneLine(given.client)}, ${(given.note ?? '').trim()}, ${given.watermark},
        ${given.passwordHash ?? null}, ${at(endsAt)}, ${at(now)})`,
  );
  await setPictures(tx, member, id, given.pictures);
  return id;
}

/** Changes a set. Throws as `addSet`. */
export async function changeSet(
  tx: Queryable,
  member: string,
  id: string,
  given: Changes & Hashed,
  now: Date,
): Promise<void> {
  const { title, client, note, watermark, passwordHash, pictures } = given;
  const set: SQL[] = [
    ...(title === undefined ? [] : [sql`title = ${onOneLine(title)}`]),
    ...(client === undefined ? [] : [sql`client = ${onOneLine(client)}`]),
    ...(note === undefined ? [] : [sql`note = ${note.trim()}`]),
    ...(watermark === undefined ? [] : [sql`watermark = ${watermark}`]),
    ...(passwordHash === undefined ? [] : [sql`password_hash = ${passwordHash}`]),
    ...(given.endsAt === undefined ? [] : [sql`ends_at = ${at(endOf(given.endsAt, now))}`]),
  ];
  const changed = isRowId(id)
    ? await tx.run(
        sql`update studio.proofs set ${set.length === 0 ? sql`id = id` : sql.join(set, sql`, `)}
          where id = ${id} and member = ${member} and deleted_at is null`,
      )
    : 0;
  if (changed === 0) throw notFound();
  if (pictures !== undefined) await setPictures(tx, member, id, pictures);
}

/** Puts pictures of a member into a set, in this order; what was said of those that were in it stays. */
async function setPictures(tx: Queryable, member: string, set: string, ids: readonly string[]) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (!wanted.every(isRowId)) throw new HttpError('INPUT_INVALID', texts.validation, undefined, 'pictures');
  const chosen = json(wanted.map((id, position) => ({ id, position, row: crypto.randomUUID() })));
  const given = sql`jsonb_to_recordset(${chosen}) as given(id uuid, position int, row uuid)`;
  await tx.run(
    sql`delete from studio.proof_pictures where proof_id = ${set}
      and media_id not in (select given.id from ${given})`,
  );
  const put = await tx.run(
    sql`insert into studio.proof_pictures (id, proof_id, media_id, position)
      select given.row, ${set}::uuid, m.id, given.position from ${given}
        join studio.media m on m.id = given.id and m.member = ${member} and m.purpose = 'result'
          and m.type = 'image' and m.deleted_at is null
      on conflict (proof_id, media_id) do update set position = excluded.position`,
  );
  if (put < wanted.length) throw new HttpError('NOT_FOUND', refusals.proofPictureGone, undefined, 'pictures');
}

/** Throws HttpError for an end that lies behind, or further ahead than a link may be open. */
function endOf(given: string, now: Date): Date {
  const endsAt = new Date(given);
  const aheadMs = endsAt.getTime() - now.getTime();
  if (aheadMs > 0 && aheadMs <= (proofLimits.mostDays + 1) * dayMs) return endsAt;
  throw new HttpError(
    'INPUT_INVALID',
    refusals.proofEnd({ most: proofLimits.mostDays }),
    undefined,
    'endsAt',
  );
}
