import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { jobLimits } from '@mirror-studio/domain/constants/jobs';
import { referralReward } from '@mirror-studio/domain/constants/referrals';
import { simulatedPurchaseLimits, walletLimits } from '@mirror-studio/domain/constants/wallet';

/** What a job is to the ledger. */
export interface ModelJob {
  readonly kind: 'image_batch' | 'video_render';
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  /** Pictures, or seconds of a video, and the credits of each. */
  readonly total: number;
  readonly price: number;
  /** Whole credits. */
  held: number;
  readonly made: Set<number>;
  finished: number;
  attempts: number;
}

export interface ModelOrder {
  readonly coins: number;
  readonly priceCents: number;
  isPaid: boolean;
  refundedCents: number;
  dispute: 'open' | 'won' | 'lost' | null;
  returned: number;
}

/** By whom somebody came; null when those have left. */
export interface ModelReferral {
  inviter: string | null;
  readonly counts: boolean;
  isRewarded: boolean;
}

export interface ModelMember {
  coins: number;
  credits: number;
  reserved: number;
  isWelcome: boolean;
  isGone: boolean;
  readonly isDemo: boolean;
  bought: { day: number; purchases: number; coins: number };
  readonly jobs: Map<string, ModelJob>;
  readonly orders: Map<string, ModelOrder>;
  referral: ModelReferral | null;
  /** Rewards for others, by the month. */
  readonly rewards: Map<string, number>;
}

const dayMs = 86_400_000;

/** Each step as arithmetic on plain figures. Says the code of the refusal that is due, or null where it is done. */
export function economyModel() {
  const members = new Map<string, ModelMember>();
  const house = {
    issueCoins: 0,
    issueCredits: 0,
    exchangeCoins: 0,
    exchangeCredits: 0,
    revenue: 0,
    gifts: 0,
  };
  const of = (id: string): ModelMember => {
    const known = members.get(id);
    if (!known) throw new Error('Nobody of the model has this id');
    return known;
  };
  const isOpen = ({ status }: ModelJob) => status === 'queued' || status === 'running';
  const openJobs = (member: ModelMember) => [...member.jobs.values()].filter(isOpen).length;

  function hold(member: ModelMember, credits: number): string | null {
    if (openJobs(member) >= (member.isDemo ? demoLimits.unfinishedJobs : jobLimits.unfinished))
      return 'RATE_LIMITED';
    if (member.credits < credits) return 'COINS_INSUFFICIENT';
    member.credits -= credits;
    member.reserved += credits;
    return null;
  }
  function giveCoins(member: ModelMember, coins: number) {
    member.coins += coins;
    house.issueCoins -= coins;
  }

  return {
    members,
    house,
    of,
    isOpen,
    giveCoins: (id: string, coins: number) => giveCoins(of(id), coins),
    join(id: string, isDemo: boolean) {
      members.set(id, {
        coins: 0,
        credits: 0,
        reserved: 0,
        isWelcome: false,
        isGone: false,
        isDemo,
        bought: { day: -1, purchases: 0, coins: 0 },
        jobs: new Map(),
        orders: new Map(),
        referral: null,
        rewards: new Map(),
      });
    },
    welcome(id: string) {
      const member = of(id);
      if (!member.isWelcome) giveCoins(member, walletLimits.welcomeGrantCoins);
      member.isWelcome = true;
      return null;
    },
    correct(id: string, credits: number) {
      of(id).credits += credits;
      house.issueCredits -= credits;
      return null;
    },
    exchange(id: string, coins: number) {
      const member = of(id);
      if (coins < 10) return 'INPUT_INVALID';
      if (coins > member.coins) return 'COINS_INSUFFICIENT';
      const credits = Math.floor(coins / 10);
      member.coins -= coins;
      member.credits += credits;
      house.exchangeCoins += coins;
      house.exchangeCredits -= credits;
      return null;
    },
    buy(id: string, coins: number, now: number) {
      const member = of(id);
      const day = Math.floor(now / dayMs);
      if (member.bought.day !== day) member.bought = { day, purchases: 0, coins: 0 };
      const { purchasesPerDay, coinsPerDay } = simulatedPurchaseLimits;
      if (member.bought.purchases >= purchasesPerDay || member.bought.coins + coins > coinsPerDay)
        return 'RATE_LIMITED';
      member.bought.purchases += 1;
      member.bought.coins += coins;
      giveCoins(member, coins);
      return null;
    },
    /** Something became known of an order: what belongs to nobody any more is taken back as far as it is there. */
    settle(
      id: string,
      orderId: string,
      fact: Partial<Pick<ModelOrder, 'isPaid' | 'refundedCents' | 'dispute'>>,
    ) {
      const member = of(id);
      const order = member.orders.get(orderId);
      if (!order) throw new Error('There is no such order');
      const wasPaid = order.isPaid;
      order.isPaid ||= fact.isPaid === true;
      order.refundedCents = Math.max(order.refundedCents, fact.refundedCents ?? 0);
      // A dispute that ended does not begin again.
      const isOver = order.dispute === 'won' || order.dispute === 'lost';
      if (fact.dispute && !(fact.dispute === 'open' && isOver)) order.dispute = fact.dispute;
      if (member.isGone) return null;
      if (order.isPaid && !wasPaid) giveCoins(member, order.coins);
      const isDisputed = order.dispute === 'open' || order.dispute === 'lost';
      const share = Math.floor((order.coins * order.refundedCents) / order.priceCents);
      const target = !order.isPaid ? 0 : isDisputed ? order.coins : Math.min(order.coins, share);
      const moved = Math.min(target - order.returned, member.coins);
      order.returned += moved;
      giveCoins(member, -moved);
      return null;
    },
    queue(id: string, credits: number) {
      return hold(of(id), credits);
    },
    retry(id: string, jobId: string) {
      const member = of(id);
      const job = member.jobs.get(jobId);
      if (!job || isOpen(job) || job.status === 'completed') return 'CONFLICT';
      const missing = job.total - job.made.size;
      const refused = hold(member, missing * job.price);
      if (refused) return refused;
      Object.assign(job, { status: 'queued', held: missing * job.price, finished: 0, attempts: 0 });
      return null;
    },
    finish(id: string, jobId: string, position: number) {
      const job = of(id).jobs.get(jobId);
      if (job?.status !== 'running' || job.made.has(position)) return null;
      job.made.add(position);
      job.finished += 1;
      return null;
    },
    /** A video is made whole. */
    finishVideo(id: string, jobId: string) {
      const job = of(id).jobs.get(jobId);
      for (let second = 0; second < (job?.total ?? 0); second += 1) this.finish(id, jobId, second);
      return null;
    },
    /** What was made of a run is charged, the rest is returned. */
    end(id: string, jobId: string, status: 'completed' | 'failed' | 'cancelled') {
      const member = of(id);
      const job = member.jobs.get(jobId);
      if (!job || !isOpen(job) || (status === 'completed' && job.status !== 'running')) return null;
      member.reserved -= job.held;
      const charged = job.finished * job.price;
      member.credits += job.held - charged;
      house.revenue += charged;
      Object.assign(job, { status, held: 0 });
      return null;
    },
    /** Claims the code of another: who is above oneself, oneself, and whoever has finished a shoot, earn nothing. */
    refer(id: string, inviter: string) {
      const member = of(id);
      if (member.referral) return member.referral.inviter === inviter ? null : 'another';
      const above = new Set<string>();
      let next: string | null = inviter;
      // Circles that earn nothing are there all the same.
      while (next !== null && !above.has(next)) {
        above.add(next);
        next = of(next).referral?.inviter ?? null;
      }
      const isNew = ![...member.jobs.values()].some(
        ({ kind, status }) => kind === 'image_batch' && status === 'completed',
      );
      // Oneself is above oneself.
      member.referral = { inviter, counts: isNew && !above.has(id), isRewarded: false };
      return null;
    },
    reward(id: string, month: string) {
      const member = of(id);
      const { referral } = member;
      const hasShot = [...member.jobs.values()].some(
        ({ kind, status }) => kind === 'image_batch' && status === 'completed',
      );
      if (!referral?.counts || referral.isRewarded || !hasShot) return false;
      referral.isRewarded = true;
      giveCoins(member, referralReward.coins);
      const inviter = referral.inviter === null ? null : of(referral.inviter);
      const before = inviter?.rewards.get(month) ?? 0;
      if (inviter && before < referralReward.peopleAMonth) {
        inviter.rewards.set(month, before + 1);
        giveCoins(inviter, referralReward.coins);
      }
      return true;
    },
    /** Whatever is left goes back to where it came from, when nothing is under way any more. */
    close(id: string) {
      const member = of(id);
      for (const job of [...member.jobs].filter(([, one]) => isOpen(one))) this.end(id, job[0], 'cancelled');
      house.issueCoins += member.coins;
      house.exchangeCredits += member.credits;
      Object.assign(member, { coins: 0, credits: 0, isGone: true });
      for (const { referral } of members.values()) if (referral?.inviter === id) referral.inviter = null;
      return null;
    },
  };
}
export type EconomyModel = ReturnType<typeof economyModel>;
