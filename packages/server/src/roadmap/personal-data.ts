import { type SQL, sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

/** Somebody else has voted for an idea `i` or spoken of it, or it is bound to another by a merge. */
const isShared = (id: string): SQL =>
  sql`(i.merged_into is not null
    or exists (select from studio.ideas other where other.merged_into = i.id)
    or exists (select from studio.idea_votes v where v.idea_id = i.id and v.member <> ${id}::uuid)
    or exists (select from studio.idea_comments c where c.idea_id = i.id and c.member <> ${id}::uuid))`;

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.ideas',
    of: byMember,
    key: ['proposed_at', 'id'],
    given: { file: 'ideas', without: ['search_text'] },
    // Of what others have voted for or speak of the title stays.
    erased: 'nameless',
    forget: ({ id }) => sql`with shared as (
        update studio.ideas i set member = null, words = '' where i.member = ${id}::uuid and ${isShared(id)} returning i.id
      )
      delete from studio.ideas i where i.member = ${id}::uuid and not ${isShared(id)}`,
  },
  {
    table: 'studio.idea_votes',
    of: byMember,
    key: ['voted_at', 'idea_id'],
    given: { file: 'ideaVotes' },
    erased: 'deleted',
  },
  {
    table: 'studio.idea_comments',
    of: byMember,
    key: ['said_at', 'id'],
    given: { file: 'comments' },
    erased: 'deleted',
  },
];
