import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../../database/index.ts';
import type { MediaServices } from '../../media/index.ts';
import { exportPath } from './store.ts';

const dueRow = v.object({ id: v.string(), member: v.string() });
const atOnce = 100;

/** Deletes the archives whose days are over, the file first: what is interrupted is found again. */
export async function sweepExports({
  db,
  clock,
  media,
}: Pick<MediaServices, 'db' | 'clock' | 'media'>): Promise<void> {
  const due = await db.all(
    dueRow,
    sql`select id, member from studio.account_exports where state = 'ready' and ends_at <= ${at(clock.now())}
      order by ends_at limit ${atOnce}`,
  );
  for (const { id, member } of due) {
    await media.disk.delete(exportPath(member, id));
    await db.run(
      sql`update studio.account_exports set state = 'expired', link_hash = null where id = ${id} and state = 'ready'`,
    );
  }
}
