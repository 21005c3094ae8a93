import { knownNetworkLimits } from '@mirror-studio/domain/constants/server';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../../database/index.ts';

const table = sql`studio_auth.known_networks`;
const dayMs = 86_400_000;

/** Says whether the person of an address or a number has signed in from a network. Takes the network's digest. */
export async function isKnownNetwork(db: Queryable, of: string, network: string): Promise<boolean> {
  const found = await db.first(
    v.object({ network: v.string() }),
    sql`select n.network from ${table} n join studio_auth.users u on u.id = n.user_id
        where (u.email = ${of} or u.phone = ${of}) and n.network = ${network}`,
  );
  return found !== undefined;
}

/** Says whether somebody has proved their second factor in a network. Takes the network's digest. */
export async function hasProvedFactorIn(db: Queryable, userId: string, network: string): Promise<boolean> {
  const found = await db.first(
    v.object({ network: v.string() }),
    sql`select network from ${table} where user_id = ${userId} and network = ${network} and proved_at is not null`,
  );
  return found !== undefined;
}

/** Remembers where somebody proved their second factor. */
export async function rememberProof(
  db: Queryable,
  userId: string,
  network: string,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into ${table} (user_id, network, seen_at, proved_at)
      values (${userId}, ${network}, ${at(now)}, ${at(now)})
    on conflict (user_id, network) do update set seen_at = excluded.seen_at, proved_at = excluded.proved_at`);
}

/** Remembers where somebody signed in, the newest few for some months; and as many where the second factor was proved. */
export async function rememberNetwork(
  db: Queryable,
  userId: string,
  network: string,
  now: Date,
): Promise<void> {
  const { kept, days } = knownNetworkLimits;
  await db.run(sql`
    insert into ${table} (user_id, network, seen_at) values (${userId}, ${network}, ${at(now)})
    on conflict (user_id, network) do update set seen_at = excluded.seen_at`);
  await db.run(sql`
    delete from ${table} where user_id = ${userId} and (seen_at < ${at(new Date(now.getTime() - days * dayMs))}
      or network in (select network from ${table} where user_id = ${userId} and proved_at is null
        order by seen_at desc offset ${kept})
      or network in (select network from ${table} where user_id = ${userId} and proved_at is not null
        order by seen_at desc offset ${kept}))`);
}
