import { generationPrices } from '@mirror-studio/domain/economy';
import { type Deeds, quoteAt, refusalOf } from './deeds.ts';
import { type Giving, giftsModel } from './gifts.ts';
import type { EconomyModel, ModelJob } from './model.ts';
import { factOf, type Operation } from './operations.ts';
import { planAt, plansModel } from './plans.ts';

/** As many people are there; who leaves is followed by another. */
const atOnce = 16;

/** Somebody's last request, to be sent once more. */
interface Asked {
  readonly key: string;
  readonly coins: number;
}

/** Takes steps at once in the product and in the model, which must agree on every answer. */
export function player(deeds: Deeds, model: EconomyModel) {
  const present: string[] = [];
  const demos = new Set<string>();
  const asked = new Map<string, Asked>();
  const gifts = giftsModel(model);
  const plans = plansModel(model);
  const orders: { id: string; member: string }[] = [];
  const counts = new Map<string, number>();
  const one = <Item>(from: readonly Item[], at: number): Item | undefined =>
    from[at % Math.max(1, from.length)];

  async function join(isDemo: boolean) {
    const id = crypto.randomUUID();
    await deeds.join(id, isDemo);
    model.join(id, isDemo);
    present.push(id);
    if (isDemo) demos.add(id);
  }
  const jobOf = (member: string, at: number, ...states: ModelJob['status'][]) =>
    one(
      [...model.of(member).jobs].filter(([, { status }]) => states.length === 0 || states.includes(status)),
      at,
    )?.[0];
  /** Whoever was silent has lost what they were at: it is taken up once more, and fails after that. */
  async function later(ms?: number) {
    await deeds.later(ms);
    for (const id of present) {
      for (const [jobId, job] of model.of(id).jobs) {
        if (!model.isOpen(job)) continue;
        job.attempts += 1;
        if (job.attempts > 2) model.end(id, jobId, 'failed');
        else job.status = 'running';
      }
    }
  }
  async function leave(id: string, how: (id: string) => Promise<void>) {
    await how(id);
    gifts.leave(id);
    plans.leave(id);
    present.splice(present.indexOf(id), 1);
    model.close(id);
    await later();
    await join(demos.delete(id));
  }

  type Made = Pick<ModelJob, 'kind' | 'total' | 'price'>;
  async function queued(member: string, { kind, total, price }: Made, making: Promise<{ id: string }>) {
    const { id } = await making;
    const none = { made: new Set<number>(), finished: 0, attempts: 0 };
    model.of(member).jobs.set(id, { kind, status: 'queued', total, price, held: total * price, ...none });
  }
  const same = async (deed: Promise<unknown>, due: string | null) =>
    [await refusalOf(deed), due] as [string | null, string | null];
  function subscription(
    what: 'subscribe' | 'changePlan' | 'cancelPlan' | 'resumePlan',
    id: string,
    which: number,
    much: number,
  ) {
    const now = deeds.now();
    const plan = planAt(which);
    if (what === 'subscribe') return same(deeds.subscribe(id, plan.id), plans.subscribe(id, plan, now));
    const isStale = much % 9 === 0;
    if (what === 'changePlan')
      return same(deeds.change(id, plan.id, isStale), plans.change(id, plan, isStale, now));
    const isCancelled = what === 'cancelPlan';
    return same(deeds.cancelPlan(id, isCancelled), plans.cancel(id, isCancelled, now));
  }

  async function act({ what, who, which, much }: Operation): Promise<[string | null, string | null] | null> {
    const id = one(present, who) ?? '';
    const member = model.of(id);
    const now = deeds.now();
    switch (what) {
      case 'welcome':
        return same(deeds.welcome(id), model.welcome(id));
      case 'exchange': {
        // Some too little, some too much.
        const coins = much % 10 === 0 ? much % 14 : much;
        const key = crypto.randomUUID();
        const due = model.exchange(id, coins);
        if (due === null) asked.set(id, { key, coins });
        return same(deeds.exchange(id, coins, key), due);
      }
      case 'again': {
        const last = asked.get(id);
        return last ? same(deeds.exchange(id, last.coins, last.key), null) : null;
      }
      case 'otherBody': {
        const last = asked.get(id);
        return last ? same(deeds.exchange(id, last.coins + 1, last.key), 'IDEMPOTENCY_CONFLICT') : null;
      }
      case 'buy':
        return same(deeds.buy(id, which, crypto.randomUUID()), model.buy(id, quoteAt(which).coins, now));
      case 'order': {
        if (demos.has(id)) return null;
        const order = await deeds.order(id, which);
        const { coins, priceCents } = quoteAt(which);
        member.orders.set(order, {
          coins,
          priceCents,
          isPaid: false,
          refundedCents: 0,
          dispute: null,
          returned: 0,
        });
        orders.push({ id: order, member: id });
        return null;
      }
      case 'pay':
      case 'payOther':
      case 'refund':
      case 'dispute':
      case 'endDispute': {
        const order = one(orders, which * 1_000 + who);
        if (!order) return null;
        const price = model.of(order.member).orders.get(order.id)?.priceCents ?? 0;
        if (what === 'payOther') return same(deeds.settle(order.id, { paidCents: price + 1 }), null);
        const [facts, fact] = factOf(what, price, much);
        return same(deeds.settle(order.id, facts), model.settle(order.member, order.id, fact));
      }
      case 'correct':
        await deeds.steps.give(id, 1 + (much % 40));
        return [null, model.correct(id, 1 + (much % 40))];
      case 'queue': {
        const total = 1 + (much % 10);
        const due = model.queue(id, total);
        return same(queued(id, { kind: 'image_batch', total, price: 1 }, deeds.steps.create(id, total)), due);
      }
      case 'video': {
        const seconds = 3 + (much % 8);
        const price = generationPrices.creditsPerVideoSecond;
        const hasPicture = [...member.jobs.values()].some(
          ({ kind, made }) => kind === 'image_batch' && made.size > 0,
        );
        const due = hasPicture ? model.queue(id, seconds * price) : 'INPUT_INVALID';
        const job = { kind: 'video_render', total: seconds, price } as const;
        return same(queued(id, job, deeds.video(id, seconds, crypto.randomUUID())), due);
      }
      case 'claim': {
        const job = await deeds.claim();
        if (!job) return null;
        const known = model.of(job.member).jobs.get(job.id);
        if (known?.status !== 'queued') throw new Error('A job was claimed that did not wait');
        Object.assign(known, { status: 'running', attempts: 1 });
        return null;
      }
      case 'finish': {
        const job = jobOf(id, which, 'running', 'running', 'cancelled') ?? jobOf(id, which);
        const known = job ? member.jobs.get(job) : undefined;
        if (!job || !known) return null;
        const position = much % known.total;
        const due =
          known.kind === 'video_render' ? model.finishVideo(id, job) : model.finish(id, job, position);
        return same(deeds.finish(job, position), due);
      }
      case 'complete': {
        const job = jobOf(id, which, 'running');
        return job ? same(deeds.complete(job), model.end(id, job, 'completed')) : null;
      }
      case 'fail': {
        const job = jobOf(id, which, 'running');
        return job ? same(deeds.fail(job), model.end(id, job, 'failed')) : null;
      }
      case 'cancel': {
        const job = jobOf(id, which);
        return job ? same(deeds.steps.cancel(job), model.end(id, job, 'cancelled')) : null;
      }
      case 'retry': {
        const job = jobOf(id, which, 'failed', 'cancelled') ?? jobOf(id, which);
        return job ? same(deeds.steps.retry(id, job), model.retry(id, job)) : null;
      }
      case 'refer': {
        const inviter = one(present, which) ?? '';
        if (demos.has(id) || demos.has(inviter)) return null;
        return [await deeds.refer(id, inviter), model.refer(id, inviter)];
      }
      case 'reward': {
        // As often as the worker says that a shoot is done, and the sweeper looks.
        await Promise.all([deeds.reward(id), deeds.reward(id)]);
        return model.reward(id, new Date(now).toISOString().slice(0, 7)) ? [null, null] : null;
      }
      case 'later':
        await later(much % 4 === 0 ? 43_200_000 : undefined);
        return null;
      case 'give':
      case 'giveHeld': {
        if (demos.has(id)) return null;
        const to = which % 5 === 0 ? null : (one(present, which) ?? null);
        // Some nothing, some too much.
        const coins = much % 10 === 0 ? much % 20 : 1 + (much % (much % 7 === 0 ? 600 : 60));
        const by = what === 'give' ? 'handle' : 'address';
        const giving: Giving = { giver: id, to, by, coins, isProved: which % 2 === 0 };
        return same(deeds.give(giving), gifts.give(giving, now));
      }
      case 'sweepGifts':
        return same(deeds.sweepGifts(), gifts.sweep(now));
      case 'subscribe':
      case 'changePlan':
      case 'cancelPlan':
      case 'resumePlan':
        return demos.has(id) ? null : subscription(what, id, which, much);
      case 'month':
        await later((1 + (much % 40)) * 86_400_000);
        return same(deeds.sweepPlans(), plans.sweep(deeds.now()));
      case 'remove':
        if (!demos.has(id)) await leave(id, (member) => deeds.remove(member));
        return null;
      case 'endDemo':
        if (demos.has(id)) await leave(id, (member) => deeds.endDemo(member));
        return null;
    }
  }
  return {
    counts,
    async begin() {
      for (let at = 0; at < atOnce; at += 1) await join(at % 4 === 3);
    },
    async act(asked: Operation) {
      const outcome = await act(asked);
      if (outcome) counts.set(asked.what, (counts.get(asked.what) ?? 0) + 1);
      if (outcome && outcome[0] !== outcome[1])
        throw new Error(`${asked.what} was answered ${outcome[0]}, and ${outcome[1]} was due`);
    },
    touched: ({ who }: Operation) => one(present, who) ?? '',
  };
}
