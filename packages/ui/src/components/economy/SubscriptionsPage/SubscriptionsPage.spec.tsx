import { pathOf } from '@mirror-studio/domain/access';
import { purchase as names } from '@mirror-studio/domain/texts/en/purchase';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { subscriptions as texts } from '@mirror-studio/domain/texts/en/subscriptions';
import { byRole, callback, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import {
  activeSubscription,
  endedSubscription,
  pastDueSubscription,
} from '../../../testing/fixtures/subscriptions.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { SubscriptionsPageProps } from './SubscriptionsPage.tsx';

const page: SubscriptionsPageProps = { onAsk: nothing, onResume: nothing, billingHref: pathOf('billing') };
const failure = { kind: 'server', message: texts.failed, onAction: { retry: nothing } } as const;
const cancelled = { ...activeSubscription, isCancelled: true };
const refusal = refusals.subscriptionEnded;

/** `<SubscriptionsPage {...subscriptionsStates.active} />` */
export const subscriptionsStates = statesOf<SubscriptionsPageProps>()({
  none: page,
  active: { ...page, subscription: activeSubscription },
  changing: { ...page, subscription: { ...activeSubscription, plan: 'obsidian', nextPlan: 'glass' } },
  cancelled: { ...page, subscription: cancelled },
  pastDue: { ...page, subscription: pastDueSubscription },
  ended: { ...page, subscription: endedSubscription },
  disabled: { ...page, purchasing: 'disabled' },
  live: { ...page, purchasing: 'live' },
  resuming: { ...page, subscription: cancelled, isResuming: true },
  refused: { ...page, subscription: cancelled, refusal },
  loading: { ...page, state: 'loading' },
  failed: { ...page, state: 'failed', failure },
});

/** SubscriptionsPage: reads the subscription, and asks for something; a plan is found by its name. */
export function subscriptionsTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'subscriptions', texts);
  const { press } = stepsOf(tools);
  const ofPlan = (text: string, plan: string) => press(text.replace('{{plan}}', plan), place);
  return {
    read: () => place.getByRole('region', { name: t.current }).textContent ?? '',
    subscribe: (plan: string) => ofPlan(t.subscribe, plan),
    changeTo: (plan: string) => ofPlan(t.changeTo, plan),
    cancel: () => press(t.cancel, place),
    resume: () => press(t.resume, place),
  };
}

export default {
  SubscriptionsPage: (): Spec<SubscriptionsPageProps> => ({
    states: subscriptionsStates,
    tester: subscriptionsTester,
    uses: [
      {
        in: subscriptionsStates.none,
        calls: 'onAsk',
        by: (tools) => subscriptionsTester(tools).subscribe(names.silverName),
      },
      {
        in: subscriptionsStates.active,
        calls: 'onAsk',
        by: (tools) => subscriptionsTester(tools).changeTo(names.obsidianName),
      },
      {
        in: subscriptionsStates.cancelled,
        calls: 'onResume',
        by: (tools) => subscriptionsTester(tools).resume(),
      },
    ],
    composition: {
      from: subscriptionsStates.cancelled,
      cases: {
        purchasing: state,
        state,
        subscription: state,
        failure: documented('is said in place of the subscription: it has a story'),
        onAskIntent: callback,
        isResuming: state,
        refusal: byRole('alert', '', { refusal }),
      },
    },
    specLines: [
      [
        '§9',
        subscriptionsStates.none,
        [texts.placeholder, '110 coins a month', '$9.99', '240 coins a month', '520 coins a month', '$39.99'],
      ],
    ],
    overlay: { is: 'another', because: 'what it asks for is confirmed in a SubscriptionDialog' },
    keys: 'its buttons are Buttons',
  }),
};
