// Everything of the studio's pages that can be many, as much as is asked for, written by SQL.
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/index.ts';
import { fillLibrary, fillPrompts } from './data.ts';
import { fillProofs, fillWorks } from './shown.ts';

/** The tables that `fillStudio` makes large. */
export const largeTables = [
  'jobs',
  'media',
  'prompts',
  'prompt_versions',
  'proofs',
  'proof_pictures',
  'saved',
  'works',
] as const;

/** As many of what is saved are works; the others were withdrawn. */
const mostWorks = 1_000;

const indexRow = v.object({ name: v.string(), definition: v.string() });

/** Fills without the indexes of words, and builds them afterwards: row by row they take longer than all the rest. */
export async function withoutWordIndexes(db: Database, fill: () => Promise<void>): Promise<void> {
  const indexes = await db.all(
    indexRow,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'studio' and indexdef ilike '% using gin %'`,
  );
  for (const { name } of indexes) await db.run(sql`drop index studio.${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await db.run(sql.raw(definition));
}

/**
 * Gives somebody so many of everything: jobs of a picture each, of every ending, in as many projects, pictures in the trash, prompts,
 * versions of one of them, prompts in the trash, sets for clients, and what is saved. Returns the prompt of all pictures and its
 * newest version.
 */
export async function fillStudio(db: Database, member: string, size: number) {
  await fillLibrary(db, member, { jobs: size, pictures: size });
  await db.run(sql`update studio.jobs
    set status = case seed % 5 when 0 then 'failed' when 1 then 'cancelled' else status end where member = ${member}`);
  const prompt = await fillPrompts(db, member, size, sql`''`);
  await db.run(sql`update studio.media m set project = 'Project ' || n, favourite = n % 2 = 0,
      type = case when n % 5 = 0 then 'video' else 'image' end
    from (select id, row_number() over (order by id) as n from studio.media where member = ${member}) numbered
    where numbered.id = m.id`);
  await fillProofs(db, member, size);
  await fillWorks(db, member, { works: Math.min(size, mostWorks), savedBy: member });
  await db.run(sql`insert into studio.saved (id, member, saved_at)
    select gen_random_uuid(), ${member}, now() - interval '1 year' - n * interval '1 minute'
    from generate_series(1, ${Math.max(0, size - mostWorks)}::int) n`);
  await db.run(sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width, height, placeholder,
      pose, model, project, prompt, created_at, deleted_at)
    select gen_random_uuid(), member, purpose, path, name, media_type, bytes, width, height, placeholder,
      pose, model, project, prompt, created_at, created_at from studio.media where member = ${member}`);
  await db.run(sql`insert into studio.prompt_versions (id, prompt_id, number, text, created_at)
    select gen_random_uuid(), ${prompt}, n, 'Salt flats, ' || n, now() from generate_series(2, ${size}::int) n`);
  await db.run(sql`insert into studio.prompts (id, member, title, title_key, tags, collection, excerpt, latest, latest_id,
      search_text, created_at, updated_at, deleted_at)
    select gen_random_uuid(), member, title, title_key, tags, collection, excerpt, latest, gen_random_uuid(),
      search_text, created_at, updated_at, created_at from studio.prompts where member = ${member}`);
  const version = await db.first(
    v.object({ id: v.string() }),
    sql`select latest_id as id from studio.prompts where id = ${prompt}`,
  );
  return { prompt, version: version?.id ?? '' };
}
