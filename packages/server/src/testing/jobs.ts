import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, whole } from '../database/index.ts';
import type { Clock } from '../http/index.ts';
import { createJob } from '../jobs/create.ts';
import { claimJob } from '../jobs/lease.ts';
import { recordPicture } from '../jobs/pictures.ts';
import { type JobRow, jobColumns, jobRow } from '../jobs/rows.ts';
import { endJob, type Outcome, retryJob } from '../jobs/settle.ts';
import { recordVideo } from '../jobs/video.ts';
import { transfer } from '../ledger/transfer.ts';

const pose = 'seated';
const picture = { mediaType: 'image/png', bytes: 1, width: 1, height: 1, placeholder: '' };

/** The steps of a job as the routes and the worker take them, one by one, without pictures being drawn. */
export function jobSteps({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const transaction = <Result>(work: Parameters<typeof db.transaction<Result>>[0]) => db.transaction(work);
  return {
    give: (member: string, credits: number) =>
      transaction((tx) =>
        transfer(
          tx,
          {
            member,
            reason: 'correction',
            note: 'Credits to test with',
            legs: [
              { account: { house: 'issue' }, currency: 'credits', amount: -credits },
              { account: { member, purpose: 'available' }, currency: 'credits', amount: credits },
            ],
          },
          clock.now(),
        ),
      ),
    create: (member: string, imageCount = 1, { alpha = false } = {}) =>
      transaction((tx) =>
        createJob(
          tx,
          member,
          { kind: 'image_batch', form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount } },
          { now: clock.now(), alpha },
        ),
      ),
    claim: (worker: string) => claimJob({ db, clock }, worker),
    async finish(job: JobRow, worker: string, position: number) {
      if (job.kind === 'video_render') {
        const kept = { ...picture, mediaType: 'video/mp4', path: `${job.id}/0.mp4` };
        await recordVideo({ db, clock }, job, worker, { source: { project: null }, kept });
        return;
      }
      await recordPicture({ db, clock }, job, worker, {
        position,
        pose,
        seed: job.seed + position,
        prompt: job.form.prompt,
        kept: { ...picture, path: `${job.id}/${position}.png` },
      });
    },
    end: (id: string, outcome: Outcome, worker: string | null = null) =>
      transaction((tx) => endJob(tx, id, outcome, clock.now(), worker)),
    cancel: (id: string) => transaction((tx) => endJob(tx, id, { status: 'cancelled' }, clock.now())),
    retry: (member: string, id: string) => transaction((tx) => retryJob(tx, member, id, clock.now())),
    async row(id: string) {
      const row = await db.first(jobRow, sql`select ${jobColumns} from studio.jobs where id = ${id}`);
      if (!row) throw new Error('There is no such job');
      return row;
    },
  };
}

/** The credits of a member by account, how many pictures they have, and whether any balance is not its entries. */
export async function creditsOf(db: Database, member: string) {
  const figures = v.object({
    available: whole,
    reserved: whole,
    paid: whole,
    pictures: whole,
    adrift: whole,
  });
  const found = await db.first(
    figures,
    sql`select
      coalesce((select balance from studio.accounts
        where owner = ${member} and purpose = 'available' and currency = 'credits'), 0) as available,
      coalesce((select balance from studio.accounts
        where owner = ${member} and purpose = 'reserved' and currency = 'credits'), 0) as reserved,
      coalesce((select sum(e.amount) from studio.transfers t join studio.entries e on e.transfer_id = t.id
        join studio.accounts a on a.id = e.account_id
        where t.member = ${member} and a.purpose = 'revenue'), 0) as paid,
      (select count(*) from studio.media where member = ${member} and purpose = 'result') as pictures,
      (select count(*) from studio.accounts a
        where balance <> (select coalesce(sum(amount), 0) from studio.entries where account_id = a.id)) as adrift`,
  );
  if (!found) throw new Error('The ledger has no answer');
  return found;
}
