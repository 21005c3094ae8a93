import { sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.prompts',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'prompts', without: ['title_key', 'excerpt', 'search_text'] },
    erased: 'deleted',
    // Forks that others made stay theirs.
    forget: ({ id }) => sql`update studio.prompts set forked_author = null where forked_author = ${id}::uuid`,
  },
  {
    table: 'studio.prompt_versions',
    of: ({ id }) => sql`t.prompt_id in (select id from studio.prompts where member = ${id}::uuid)`,
    key: ['prompt_id', 'number'],
    given: { file: 'promptVersions', without: ['member'] },
    erased: 'deleted',
  },
  {
    table: 'studio.prompt_words',
    of: byMember,
    key: ['word'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
