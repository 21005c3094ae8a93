import { accountLimits, accountRemovalLimits } from '@mirror-studio/domain/constants/account';
import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { type OrderQuote, type SubscriptionPlanId, shopShelves } from '@mirror-studio/domain/economy';
import { readInvitationCode } from '@mirror-studio/domain/invitations';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { handleSkeleton } from '@mirror-studio/domain/profile';
import { openingShot } from '@mirror-studio/domain/video';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { askForDeletion } from '../../account-data/removal/deletion.ts';
import { sweepDeletions } from '../../account-data/removal/removal.ts';
import { upsertMember } from '../../accounts/members.ts';
import { at } from '../../database/index.ts';
import { sweepDemos } from '../../demo/sweep.ts';
import { give } from '../../gifts/give.ts';
import { sweepGifts } from '../../gifts/sweep.ts';
import { HttpError } from '../../http/index.ts';
import { claim as claimInvitation } from '../../invitations/invitations.ts';
import { createJob } from '../../jobs/create.ts';
import { leaseMs } from '../../jobs/lease.ts';
import { retryJob } from '../../jobs/settle.ts';
import type { MediaStore } from '../../media/index.ts';
import { createOrder } from '../../payments/orders.ts';
import { noFacts, type PaymentFacts } from '../../payments/provider.ts';
import { placeOrder } from '../../payments/purchases.ts';
import { settle } from '../../payments/settle.ts';
import { inviteOf } from '../../referrals/code.ts';
import { rewardDue } from '../../referrals/reward.ts';
import { cancel, changePlan, resume, subscribe } from '../../subscriptions/changes.ts';
import { newestSubscription } from '../../subscriptions/store.ts';
import { sweepSubscriptions } from '../../subscriptions/sweep.ts';
import { jobSteps } from '../../testing/jobs.ts';
import { type testServices, testUser } from '../../testing/services.ts';
import { exchangeCoins } from '../exchange.ts';
import { ensureAccount } from '../grants.ts';
import { runOncePerKey } from '../idempotency.ts';
import type { Giving } from './gifts.ts';

export type Services = Awaited<ReturnType<typeof testServices>>;
const dayMs = 86_400_000;
const quotes = [...shopShelves.packages, ...shopShelves.packs];
export const quoteAt = (which: number): OrderQuote => {
  const quote = quotes[which % quotes.length];
  if (!quote) throw new Error('Nothing is for sale');
  return quote;
};

const mode = 'simulated';
const said = { words: '', language: 'en' } as const;
function toGift({ giver, to, by, coins, isProved }: Giving) {
  const whose = to ?? crypto.randomUUID();
  const recipient = by === 'handle' ? handleOf(whose) : (testUser(whose).email ?? '');
  return { giver: testUser(giver), to: recipient, coins, isProved };
}

/** Everything that moves value, as the routes, the workers and the sweepers do it. */
export function deedsOf(services: Services, media: MediaStore) {
  const { db, clock, log } = services;
  const steps = jobSteps(services);
  const worker = 'worker';
  const sweeping = { ...services, media, worker: { abandon: () => {} } };
  const failure = { status: 'failed', code: 'PROVIDER_DOWN', message: 'Away.' } as const;
  return {
    steps,
    /** In ms. */
    now: () => clock.now().getTime(),
    async join(id: string, isDemo = false) {
      await upsertMember(db, { ...testUser(id), isDemo }, clock.now());
      if (!isDemo) await takeHandle(db, id);
    },
    welcome: (id: string) => ensureAccount(services, testUser(id)),
    exchange: (member: string, coins: number, key: string) =>
      runOncePerKey(services, { member, endpoint: 'exchange', body: { coins }, key }, (tx) =>
        exchangeCoins(tx, member, coins, clock.now()),
      ),
    buy: (member: string, which: number, key: string) =>
      runOncePerKey(services, { member, endpoint: 'checkout', body: { which }, key }, (tx) =>
        placeOrder(tx, { member, mode: 'simulated', now: clock.now() }, quoteAt(which)),
      ),
    order: (member: string, which: number) => createOrder(db, member, quoteAt(which), 'stripe', clock.now()),
    settle: (order: string, facts: Partial<PaymentFacts>) =>
      settle({ db, log }, { ...noFacts, ...facts, order }, clock.now()),
    queue: (member: string, total: number, key: string) =>
      runOncePerKey(services, { member, endpoint: 'createJob', body: { total }, key }, (tx) =>
        createJob(
          tx,
          member,
          { kind: 'image_batch', form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: total } },
          { now: clock.now(), alpha: false },
        ),
      ),
    retry: (member: string, id: string, key: string) =>
      runOncePerKey(services, { member, endpoint: 'retryJob', body: { id }, key }, (tx) =>
        retryJob(tx, member, id, clock.now()),
      ),
    async video(member: string, seconds: number, key: string) {
      const sourceImageId = (await pictureOf(db, member)) ?? crypto.randomUUID();
      const form = { ...openingShot, seconds, textPrompt: 'Salt flats', sourceImageId };
      return runOncePerKey(services, { member, endpoint: 'createJob', body: { seconds }, key }, (tx) =>
        createJob(tx, member, { kind: 'video_render', form }, { now: clock.now(), alpha: false }),
      );
    },
    /** Everybody is at a browser of their own. Says what is wrong with the code, or null. */
    async refer(member: string, inviter: string) {
      const { code } = await inviteOf(db, { id: inviter, isDemo: false }, 'http://studio.test', clock.now());
      const source = { device: member, network: member, networkClaims: 1 };
      const claimer = { id: member, email: null, source };
      return claimInvitation(db, claimer, readInvitationCode(code ?? ''), clock.now());
    },
    reward: (member: string) => rewardDue(services, member),
    claim: () => steps.claim(worker),
    async finish(id: string, position: number) {
      await steps.finish(await steps.row(id), worker, position);
    },
    complete: (id: string) => steps.end(id, { status: 'completed' }, worker),
    fail: (id: string) => steps.end(id, failure, worker),
    /** Time goes by in which no worker says that it lives, and others take up whatever there is. Returns what became of each job. */
    async later(ms = leaseMs + 1) {
      clock.advance(ms);
      const touched: string[] = [];
      for (let job = await steps.claim(worker); job; job = await steps.claim(worker)) touched.push(job.id);
      return touched;
    },
    give: (given: Giving) => db.transaction((tx) => give(tx, { ...said, ...toGift(given) }, clock.now())),
    sweepGifts: () => sweepGifts(services),
    subscribe: (member: string, plan: SubscriptionPlanId) =>
      db.transaction((tx) => subscribe(tx, { member, mode, now: clock.now(), plan, language: 'en' })),
    async change(member: string, plan: SubscriptionPlanId, isStale: boolean) {
      const basedOn = ((await newestSubscription(db, member))?.revision ?? 0) - (isStale ? 1 : 0);
      await db.transaction((tx) => changePlan(tx, { member, mode, now: clock.now(), plan, basedOn }));
    },
    cancelPlan: (member: string, isCancelled: boolean) =>
      db.transaction((tx) => (isCancelled ? cancel : resume)(tx, { member, mode, now: clock.now() })),
    sweepPlans: () => sweepSubscriptions({ ...services, config: { ...services.config, purchasing: mode } }),
    /** An account whose owner asked for its removal, when the days are over. */
    async remove(member: string) {
      await db.transaction((tx) => askForDeletion(tx, { member, language: 'en' }, clock.now()));
      await db.run(sql`update studio.account_deletions
        set due_at = due_at - ${`${accountLimits.deletedWithinDays * dayMs} milliseconds`}::interval where member = ${member}`);
      await sweepDeletions(sweeping);
      clock.advance(accountRemovalLimits.settleMs + 1);
      await sweepDeletions(sweeping);
    },
    /** A demonstration whose day is over, and none besides. */
    async endDemo(member: string) {
      const over = new Date(clock.now().getTime() - demoLimits.livesMs);
      await db.run(sql`update studio.members
        set first_seen_at = case when id = ${member} then ${at(over)} else ${at(clock.now())} end
        where demo and demo_emptied_at is null`);
      await sweepDemos(sweeping);
      clock.advance(demoLimits.settleMs + 1);
      await sweepDemos(sweeping);
    },
  };
}
const handleOf = (member: string) => `h${member.replaceAll('-', '').slice(0, 16)}`;
async function takeHandle(db: Services['db'], member: string): Promise<void> {
  const handle = handleOf(member);
  await db.run(sql`insert into public.user_profiles (id) values (${member}) on conflict do nothing`);
  await db.run(sql`insert into studio.handles (skeleton, handle, member, taken_at)
    values (${handleSkeleton(handle)}, ${handle}, ${member}, now()) on conflict do nothing`);
}
async function pictureOf(db: Services['db'], member: string): Promise<string | null> {
  const found = await db.first(
    v.object({ id: v.string() }),
    sql`select id from studio.media where member = ${member} and type = 'image' order by id limit 1`,
  );
  return found?.id ?? null;
}
export type Deeds = ReturnType<typeof deedsOf>;

/** The code of the refusal, or null where it was done. */
export async function refusalOf(deed: Promise<unknown>): Promise<string | null> {
  try {
    await deed;
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error.code;
    throw error;
  }
}
