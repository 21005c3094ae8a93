import { sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.works',
    of: byMember,
    key: ['published_at', 'id'],
    given: { file: 'works', without: ['search_text'] },
    erased: 'deleted',
  },
  {
    table: 'studio.work_tags',
    of: ({ id }) => sql`t.work_id in (select id from studio.works where member = ${id}::uuid)`,
    key: ['work_id', 'tag'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
  {
    // Of whose works they are. Of whoever looked there is nothing in them by which they are found.
    table: 'studio.work_views',
    of: ({ id }) => sql`t.work_id in (select id from studio.works where member = ${id}::uuid)`,
    key: ['work_id', 'day', 'viewer'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
  {
    table: 'studio.remixes',
    of: ({ id }) => sql`t.work_id in (select id from studio.works where member = ${id}::uuid)`,
    key: ['work_id'],
    given: { file: 'remixes', without: ['parent_author'] },
    erased: 'deleted',
    // Remixes that others made stay theirs.
    forget: ({ id }) => sql`update studio.remixes set parent_author = null where parent_author = ${id}::uuid`,
  },
  {
    table: 'studio.shoot_sources',
    of: ({ id }) => sql`t.job_id in (select id from studio.jobs where member = ${id}::uuid)`,
    key: ['job_id'],
    given: { file: 'shootSources', without: ['parent_author'] },
    erased: 'deleted',
    forget: ({ id }) =>
      sql`update studio.shoot_sources set parent_author = null where parent_author = ${id}::uuid`,
  },
  {
    table: 'studio.work_words',
    of: ({ id }) => sql`t.work_id in (select id from studio.works where member = ${id}::uuid)`,
    key: ['work_id', 'word'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
  {
    table: 'studio.creator_words',
    of: byMember,
    key: ['member', 'word'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
  {
    table: 'studio.work_warmth',
    of: ({ id }) => sql`t.work_id in (select id from studio.works where member = ${id}::uuid)`,
    key: ['work_id'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
  {
    table: 'studio.feed_places',
    of: ({ id }) => sql`t.work_id in (select id from studio.works where member = ${id}::uuid)`,
    key: ['count_id', 'feed', 'position'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
