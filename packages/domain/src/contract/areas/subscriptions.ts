import * as v from 'valibot';
import { subscriptionPlanIds, subscriptionStates } from '../../economy/subscriptions/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, moment, sampleMoment, text, whole } from '../wire.ts';

/** A subscription of the user. */
export const subscription = named(
  'Subscription',
  v.object({
    id: text,
    plan: v.picklist(subscriptionPlanIds),
    /** What it goes on as with the next month; null: as it is. */
    nextPlan: v.nullable(v.picklist(subscriptionPlanIds)),
    state: v.picklist(subscriptionStates),
    /** Nothing was charged. */
    isSimulated: flag,
    /** It ends with its month. */
    isCancelled: flag,
    beganAt: moment,
    /** The last month that was paid: when it began, and when the next one is due. */
    periodFrom: moment,
    periodUntil: moment,
    /** What was paid for that month, and the coins that it granted. */
    paidCents: count,
    grantedCoins: count,
    /** Until when the renewal that failed can still be made; null while nothing fails. */
    graceUntil: v.nullable(moment),
    endedAt: v.nullable(moment),
    /** Counts its changes: a change is based on one. */
    revision: count,
  }),
);
export type Subscription = v.InferOutput<typeof subscription>;
export const sampleSubscription: Subscription = {
  id: '6f0b4a55-8a3c-4b7a-8f6f-0d117c0e3a52',
  plan: 'silver',
  nextPlan: null,
  state: 'active',
  isSimulated: true,
  isCancelled: false,
  beganAt: sampleMoment,
  periodFrom: sampleMoment,
  periodUntil: '2026-12-21T10:00:00.000Z',
  paidCents: 1_999,
  grantedCoins: 240,
  graceUntil: null,
  endedAt: null,
  revision: 1,
};

const answer = v.object({ subscription });
const sample = { subscription: sampleSubscription };
const basedOn = v.pipe(whole, v.minValue(1));

export const subscriptionsEndpoints = {
  subscription: endpoint({
    method: 'GET',
    path: '/api/subscription',
    response: v.object({ subscription: v.nullable(subscription) }),
    docs: {
      summary: 'The subscription of the user, or the last one that ended; null where there was none.',
      sample: { response: sample },
    },
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/subscription',
    idempotencyKey: 'required',
    request: v.object({ plan: v.picklist(subscriptionPlanIds) }),
    response: answer,
    docs: {
      summary:
        'Begins a subscription. While purchases are simulated nothing is charged; otherwise it is refused with FORBIDDEN. There is one at a time: CONFLICT.',
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      sample: { request: { plan: 'silver' }, response: sample },
    },
  }),
  changeSubscription: endpoint({
    method: 'POST',
    path: '/api/subscription/change',
    idempotencyKey: 'required',
    request: v.object({ plan: v.picklist(subscriptionPlanIds), basedOn }),
    response: answer,
    docs: {
      summary:
        'Changes the plan: to a dearer one now, for the difference to what was paid for this month; to a cheaper one with the next month; to the one that it has, a change that was to come is taken back. Based on another revision: CONFLICT.',
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      sample: { request: { plan: 'obsidian', basedOn: 1 }, response: sample },
    },
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/subscription/cancel',
    response: answer,
    docs: {
      summary:
        'Ends the subscription with the month that is paid; at once where its renewal has failed. Asked again, it is answered alike.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: sample },
    },
  }),
  resumeSubscription: endpoint({
    method: 'POST',
    path: '/api/subscription/resume',
    response: answer,
    docs: {
      summary:
        'Takes a cancellation back while its month lasts. Asked again, it is answered alike. One that has ended: CONFLICT.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      sample: { response: sample },
    },
  }),
};
