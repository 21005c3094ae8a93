import { sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.likes',
    of: byMember,
    key: ['liked_at', 'work_id'],
    given: { file: 'likes', without: ['network'] },
    erased: 'deleted',
  },
  {
    table: 'studio.likes_taken_back',
    of: byMember,
    key: ['liked_at', 'work_id'],
    given: { file: 'likesTakenBack' },
    erased: 'deleted',
  },
  {
    table: 'studio.relations',
    of: byMember,
    key: ['since', 'id'],
    given: { file: 'relations' },
    erased: 'deleted',
    // Nobody follows, mutes or blocks who is gone. Who had is nobody's business while they are there.
    forget: ({ id }) => sql`delete from studio.relations where other = ${id}::uuid`,
  },
  {
    table: 'studio.viewers',
    of: byMember,
    key: ['member'],
    given: { withheld: 'secret' },
    erased: 'deleted',
  },
];
