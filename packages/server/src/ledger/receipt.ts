import type { LedgerReceipt, LedgerReceiptSide } from '@mirror-studio/domain/contract';
import { currencies } from '@mirror-studio/domain/economy';
import { receiptPlaces } from '@mirror-studio/domain/ledger';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, whole } from '../database/index.ts';
import { jobColumns, jobRow, toJobs, unitCredits } from '../jobs/rows.ts';
import type { MediaServices } from '../media/index.ts';

type ReceiptServices = Pick<MediaServices, 'db' | 'media' | 'clock'>;

const transferRow = v.object({
  id: v.string(),
  reason: v.string(),
  note: v.string(),
  job_id: v.nullable(v.string()),
  request: v.nullable(v.string()),
  created_at: instant,
});
const sideRow = v.object({
  place: v.picklist(receiptPlaces),
  currency: v.picklist(currencies),
  amount: whole,
  is_own: v.boolean(),
  sequence: whole,
  balance: whole,
  digest: v.string(),
});
const otherRow = v.object({
  id: v.string(),
  reason: v.string(),
  note: v.string(),
  created_at: instant,
  credits: whole,
  is_on_statement: v.boolean(),
});

/** Everything that is kept of a transfer that moved something of this member; null where none did. */
export async function receiptOf(
  services: ReceiptServices,
  member: string,
  id: string,
): Promise<LedgerReceipt | null> {
  const { db } = services;
  const transfer = await db.first(
    transferRow,
    sql`select t.id, t.reason, t.note, t.job_id, case when t.member = ${member} then t.request end as request, t.created_at from studio.transfers t
      where t.id = ${id} and exists (select 1 from studio.entries e join studio.accounts a on a.id = e.account_id
        where e.transfer_id = t.id and a.owner = ${member})`,
  );
  if (!transfer) return null;
  const sides = await db.all(
    sideRow,
    sql`select case when a.owner is null or a.owner = ${member} then a.purpose else 'member' end as place,
        e.currency, e.amount, coalesce(a.owner = ${member}, false) as is_own, e.sequence, e.balance,
        encode(e.digest, 'hex') as digest
      from studio.entries e join studio.accounts a on a.id = e.account_id
      where e.transfer_id = ${id} order by e.currency, e.amount, e.id`,
  );
  const jobId = transfer.job_id;
  return {
    transferId: transfer.id,
    reason: transfer.reason,
    note: transfer.note,
    createdAt: transfer.created_at.toISOString(),
    request: transfer.request,
    sides: sides.map(toSide),
    job: jobId === null ? null : await jobOf(services, member, jobId),
    others: jobId === null ? [] : await othersOf(services, member, jobId, id),
  };
}

/** What stands in the chain of others is theirs. */
const toSide = ({
  place,
  currency,
  amount,
  is_own,
  sequence,
  balance,
  digest,
}: v.InferOutput<typeof sideRow>): LedgerReceiptSide => ({
  place,
  currency,
  change: amount,
  own: is_own ? { sequence, balance, digest } : null,
});

async function jobOf(services: ReceiptServices, member: string, id: string): Promise<LedgerReceipt['job']> {
  const row = await services.db.first(
    jobRow,
    sql`select ${jobColumns} from studio.jobs where id = ${id} and member = ${member}`,
  );
  const [job] = row ? await toJobs(services, [row]) : [];
  if (!row || !job) return null;
  const { held = 0, charged = 0, returned = 0 } = job.credits ?? {};
  return {
    id,
    kind: row.kind,
    status: row.status,
    prompt: row.kind === 'image_batch' ? row.form.prompt : row.form.textPrompt,
    units: row.total,
    creditsPerUnit: unitCredits(row),
    held,
    charged,
    returned,
    pictures: (job.result?.media_assets ?? []).map(({ id, url, thumbnailUrl, placeholder }) => ({
      id: id ?? url,
      url: thumbnailUrl ?? url,
      placeholder: placeholder ?? null,
    })),
  };
}

async function othersOf(
  { db }: ReceiptServices,
  member: string,
  jobId: string,
  id: string,
): Promise<LedgerReceipt['others']> {
  const rows = await db.all(
    otherRow,
    sql`select t.id, t.reason, t.note, t.created_at, sum(e.amount) filter (where e.amount > 0) as credits,
        bool_or(a.purpose = 'available' and a.owner = ${member}) as is_on_statement
      from studio.transfers t join studio.entries e on e.transfer_id = t.id join studio.accounts a on a.id = e.account_id
      where t.job_id = ${jobId} and t.member = ${member} and t.id <> ${id}
      group by t.id order by t.created_at, t.id`,
  );
  return rows.map((row) => ({
    transferId: row.id,
    reason: row.reason,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    credits: row.credits,
    isOnStatement: row.is_on_statement,
  }));
}
