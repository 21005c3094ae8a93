import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';

const keyRow = v.object({ key: v.string() });

/** What the addresses of pictures carry for a member: it stands for nobody else, and says nothing of them. */
export async function viewerKey(db: Queryable, member: string): Promise<string> {
  const known = () => db.first(keyRow, sql`select key from studio.viewers where member = ${member}`);
  const found = await known();
  if (found) return found.key;
  await db.run(
    sql`insert into studio.viewers (member, key) values (${member}, ${crypto.randomUUID()}) on conflict (member) do nothing`,
  );
  const made = await known();
  if (!made) throw new Error('The key of a viewer was not kept');
  return made.key;
}

/** The member whose key it is; null for any other, and for who is suspended. */
export async function viewerOf(db: Queryable, key: string): Promise<string | null> {
  if (!isRowId(key)) return null;
  const found = await db.first(
    v.object({ member: v.string() }),
    sql`select member from studio.viewers where key = ${key}
      and not exists (select from studio.members where members.id = viewers.member and members.banned)`,
  );
  return found?.member ?? null;
}
