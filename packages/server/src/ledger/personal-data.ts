import { sql } from 'drizzle-orm';
import { byColumn, byMember, type HeldTable } from '../account-data/held.ts';

/** An entry with what its transfer and its account say: one line reads by itself. */
const entry = sql`(
  select jsonb_build_object('entry', t.id, 'at', moved.created_at, 'account', held.purpose, 'currency', t.currency,
    'amount', t.amount, 'reason', moved.reason, 'note', moved.note, 'transfer', moved.id, 'job', moved.job_id)
  from studio.transfers moved, studio.accounts held where moved.id = t.transfer_id and held.id = t.account_id)`;

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.accounts',
    of: byColumn('owner'),
    key: ['id'],
    given: { file: 'balances' },
    erased: 'nameless',
  },
  {
    table: 'studio.transfers',
    of: byMember,
    key: ['id'],
    given: { within: 'ledger' },
    erased: 'nameless',
  },
  {
    table: 'studio.entries',
    of: ({ id }) => sql`t.account_id in (select id from studio.accounts where owner = ${id}::uuid)`,
    key: ['id'],
    given: { file: 'ledger', as: entry, csv: true },
    erased: 'nameless',
  },
  {
    table: 'studio.idempotency',
    of: byMember,
    key: ['key'],
    given: { file: 'requests', without: ['body_hash'] },
    erased: 'deleted',
  },
];
