// What people show others, as much as is asked for, written by SQL: pictures for clients, and published works.
import { handleSkeleton } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';

/** Sets of two pictures each: a third is over, every fifth approved, a few of a rare name. */
export async function fillProofs(db: Database, member: string, proofs: number): Promise<void> {
  await db.run(sql`insert into studio.proofs
      (id, member, title, client, watermark, link_hash, ends_at, approved_at, created_at)
    select gen_random_uuid(), ${member}, 'Salt flats', case when n % 60 = 0 then 'Meteora' else 'Noor' end, true,
      ${member} || n, now() + (case when n % 3 = 0 then -1 else 1 end) * n * interval '1 minute',
      case when n % 5 = 0 then now() - n * interval '1 minute' end, now() - n * interval '1 minute'
    from generate_series(1, ${proofs}::int) n`);
  await db.run(sql`insert into studio.proof_pictures (id, proof_id, media_id, position)
    select gen_random_uuid(), s.id, m.id, m.position from studio.proofs s
      cross join (select id, row_number() over () as position from (
        select id from studio.media where member = ${member} and purpose = 'result' limit 2) two) m
    where s.member = ${member}`);
}

/**
 * So many pictures of somebody are published, of three tags, of which one is rare; every third is of one style, and somebody has
 * saved all. Returns the handle of whoever published them.
 */
export async function fillWorks(
  db: Database,
  member: string,
  { works, savedBy }: { readonly works: number; readonly savedBy: string },
): Promise<string> {
  await db.run(sql`insert into studio.members (id) values (${member}) on conflict do nothing`);
  await db.run(sql`insert into public.user_profiles (id, display_name) values (${member}, 'Vera')`);
  const handle = `author${member.replace(/[^a-f]/g, '').slice(0, 20)}`;
  await db.run(sql`insert into studio.handles (skeleton, handle, member, taken_at)
    values (${handleSkeleton(handle)}, ${handle}, ${member}, now())`);
  await db.run(sql`insert into studio.works (id, member, media_id, title, shares_prompt, allows_remix, style, ratio,
      search_text, published_at)
    select gen_random_uuid(), ${member}, id, 'Salt flats', true, true, case when n % 3 = 0 then 'noir' else 'film' end,
      case when n % 40 = 0 then '1:1' else '3:4' end, 'salt flats', created_at
    from (select id, created_at, row_number() over (order by id) as n from studio.media
      where member = ${member} and purpose = 'result' and deleted_at is null order by id limit ${works}::int) shown`);
  await db.run(sql`insert into studio.work_tags (work_id, tag, published_at)
    select id, tag, published_at from (
      select id, published_at, row_number() over (order by id) as n from studio.works where member = ${member}) numbered
    cross join lateral (values ('salt'), (case when n % 60 = 0 then 'meteor' else 'flats' end)) tagged(tag)`);
  await db.run(sql`insert into studio.saved (id, member, work_id, collection, saved_at)
    select gen_random_uuid(), ${savedBy}, id, case when ratio = '1:1' then 'Light' end, published_at
    from studio.works where member = ${member}`);
  return handle;
}
