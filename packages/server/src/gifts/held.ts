import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant, type Queryable, whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { lockAccounts } from '../ledger/index.ts';
import { type Leg, transfer } from '../ledger/transfer.ts';

const heldRow = v.object({
  id: v.string(),
  giver: v.nullable(v.string()),
  coins: whole,
  ends_at: instant,
});
type Held = v.InferOutput<typeof heldRow>;
const ended = v.object({ id: v.string() });

/** A gift that waits, held until the transaction ends: of two who end it the second finds it ended. */
const holdGift = (tx: Queryable, id: string): Promise<Held | undefined> =>
  tx.first(
    heldRow,
    sql`select id, giver, coins, ends_at from studio.gifts
      where id = ${id} and ends_at is not null and received_at is null and returned_at is null for update`,
  );

/** Moves what is held, once: whoever has it, it does not come back, and the other way round. Null where it has moved already. */
function moveOn(
  tx: Queryable,
  { id, coins }: Held,
  to: { readonly member: string; readonly account: Leg['account'] },
  how: { readonly reason: 'gift_claimed' | 'gift_returned'; readonly note: string },
  now: Date,
): Promise<string | null> {
  const legs: readonly Leg[] = [
    { account: { house: 'gifts' }, currency: 'coins', amount: -coins },
    { account: to.account, currency: 'coins', amount: coins },
  ];
  return transfer(tx, { member: to.member, ...how, businessKey: `gift:${id}:ended`, legs }, now);
}

const inWords = (coins: number) => (coins === 1 ? '1 Mirror Coin' : `${coins} Mirror Coins`);

/** Gives a member what waits for them. Does nothing where its days are over, or it has ended. */
export async function claim(tx: Queryable, id: string, member: string, now: Date): Promise<void> {
  const held = await holdGift(tx, id);
  if (!held || held.ends_at <= now || held.giver === member) return;
  await lockAccounts(tx, member);
  const note = `Gift of ${inWords(held.coins)} that waited was taken`;
  const account = { member, purpose: 'available' } as const;
  const moved = await moveOn(tx, held, { member, account }, { reason: 'gift_claimed', note }, now);
  if (moved === null) return;
  await tx.run(
    sql`update studio.gifts set receiver = ${member}, received_at = ${at(now)}, end_transfer = ${moved} where id = ${id}`,
  );
}

/** Gives back what nobody has taken. `isLeaving`: its giver leaves, before its days are over. */
export async function giveBack(tx: Queryable, id: string, now: Date, isLeaving = false): Promise<void> {
  const held = await holdGift(tx, id);
  if (!held || (held.ends_at > now && !isLeaving)) return;
  const { giver } = held;
  if (giver !== null) await lockAccounts(tx, giver);
  const note = `Gift of ${inWords(held.coins)} came back: nobody took it`;
  const to =
    giver === null
      ? { member: id, account: { house: 'issue' } as const }
      : { member: giver, account: { member: giver, purpose: 'available' } as const };
  const moved = await moveOn(tx, held, to, { reason: 'gift_returned', note }, now);
  if (moved === null) return;
  await tx.run(
    sql`update studio.gifts set returned_at = ${at(now)}, end_transfer = ${moved} where id = ${id}`,
  );
}

/** Gives back whatever still waits of somebody who leaves. In the caller's transaction. */
export async function returnGiftsOf(tx: Queryable, giver: string, now: Date): Promise<void> {
  const waiting = await tx.all(
    ended,
    sql`select id from studio.gifts
      where giver = ${giver} and ends_at is not null and received_at is null and returned_at is null order by id`,
  );
  for (const { id } of waiting) await giveBack(tx, id, now, true);
}

const dueRow = v.object({ id: v.string(), member: v.string() });

/** What waits for members who have proved its address: of all of them, or of one address. */
function dueClaims({ db, clock, keys }: Pick<Services, 'db' | 'clock' | 'keys'>, address: string | null) {
  const proved = keys
    ? sql`studio_auth.users person on person.email = gift.address and person.email_confirmed_at is not null`
    : sql`studio.members person on person.email = gift.address`;
  return db.all(
    dueRow,
    sql`select distinct on (gift.created_at, gift.id) gift.id, member.id as member
      from studio.gifts gift
      join ${proved}
      join studio.members member on member.id = person.id and not member.banned and not member.demo
      where gift.received_at is null and gift.returned_at is null and gift.ends_at > ${at(clock.now())}
        and gift.giver is distinct from member.id
        and (${address}::text is null or gift.address = ${address}::text)
        and not exists (select from studio.account_deletions where member = member.id)
      order by gift.created_at, gift.id, member.first_seen_at limit ${giftLimits.atOnce}`,
  );
}

type Claiming = Pick<Services, 'clock' | 'keys' | 'log'> & { readonly db: Database };

/** Gives members what waits for them: for one address, or for all. What fails is logged, and done the next time. */
export async function claimHeld(services: Claiming, address: string | null = null): Promise<void> {
  const { db, clock, log } = services;
  for (const { id, member } of await dueClaims(services, address)) {
    try {
      await db.transaction((tx) => claim(tx, id, member, clock.now()));
    } catch (error) {
      log.error('A gift that waits could not be handed over', error, { gift: id });
    }
  }
}
