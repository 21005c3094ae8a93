import { sql } from 'drizzle-orm';
import { byMember, type HeldTable, type Person } from '../account-data/held.ts';

const ofProof = ({ id }: Person) =>
  sql`t.proof_id in (select id from studio.proofs where member = ${id}::uuid)`;

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.proofs',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'proofs', without: ['password_hash', 'link_hash', 'parts_bytes'] },
    erased: 'deleted',
  },
  {
    table: 'studio.proof_pictures',
    of: ofProof,
    key: ['proof_id', 'position', 'id'],
    given: { file: 'proofPictures' },
    erased: 'deleted',
  },
  {
    table: 'studio.proof_comments',
    of: ofProof,
    key: ['place'],
    given: { file: 'proofComments', without: ['key'] },
    erased: 'deleted',
  },
  {
    table: 'studio.proof_visitors',
    of: ofProof,
    key: ['proof_id', 'visitor'],
    given: { file: 'proofVisits', without: ['visitor'] },
    erased: 'deleted',
  },
];
