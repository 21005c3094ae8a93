import { knownDeviceLimits } from '@mirror-studio/domain/constants/server';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../../database/index.ts';

const table = sql`studio_auth.known_devices`;
const met = v.object({ is_new: v.boolean() });

/**
 * Remembers that somebody signed in with a device, the newest few of them. Returns whether it is another than those they had
 * signed in with before; of the first of all nobody needs to be told.
 */
export async function meetDevice(db: Queryable, userId: string, device: string, now: Date): Promise<boolean> {
  const before = await db.first(
    v.object({ devices: whole }),
    sql`select count(*) as devices from ${table} where user_id = ${userId}`,
  );
  // A row that was updated has a transaction that ended its older version.
  const row = await db.first(
    met,
    sql`insert into ${table} (user_id, device, seen_at) values (${userId}, ${device}, ${at(now)})
        on conflict (user_id, device) do update set seen_at = excluded.seen_at returning (xmax = 0) as is_new`,
  );
  await db.run(sql`
    delete from ${table} where user_id = ${userId} and device in (
      select device from ${table} where user_id = ${userId} order by seen_at desc, device
      offset ${knownDeviceLimits.kept})`);
  return (before?.devices ?? 0) > 0 && row?.is_new === true;
}
