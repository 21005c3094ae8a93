import { purchase as names } from '@mirror-studio/domain/texts/en/purchase';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { subscriptions as texts } from '@mirror-studio/domain/texts/en/subscriptions';
import { useState } from 'react';
import { byRole, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { activeSubscription, pastDueSubscription } from '../../../testing/fixtures/subscriptions.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { SubscriptionDialog, type SubscriptionDialogProps } from './SubscriptionDialog.tsx';

const dialog: SubscriptionDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  ask: { kind: 'subscribe', plan: 'silver' },
  onConfirm: nothing,
};
const failure = refusals.subscriptionChanged;
const changing = { ...dialog, subscription: activeSubscription };

/** `<SubscriptionDialog {...subscriptionDialogStates.subscribe} />` */
export const subscriptionDialogStates = statesOf<SubscriptionDialogProps>()({
  subscribe: dialog,
  upgrade: { ...changing, ask: { kind: 'change', plan: 'obsidian' } },
  downgrade: { ...changing, ask: { kind: 'change', plan: 'glass' } },
  keep: {
    ...changing,
    subscription: { ...activeSubscription, nextPlan: 'glass' },
    ask: { kind: 'change', plan: 'silver' },
  },
  cancel: { ...changing, ask: { kind: 'cancel' } },
  endNow: { ...dialog, subscription: pastDueSubscription, ask: { kind: 'cancel' } },
  pending: { ...dialog, isPending: true },
  failed: { ...changing, ask: { kind: 'change', plan: 'obsidian' }, failure },
});

/** SubscriptionDialog: reads what is offered, and confirms it. */
export function subscriptionDialogTester(tools: Tools) {
  const t = textsOf(tools, 'subscriptions', texts);
  const { press } = stepsOf(tools);
  const dialogOf = async () => tools.within(await tools.screen.findByRole('dialog'));
  const confirms = [t.confirm, t.confirmLater, t.confirmCancelButton].map((name) =>
    name.replace(/[()]/g, '.'),
  );
  return {
    read: async () => (await tools.screen.findByRole('dialog')).textContent ?? '',
    confirm: async () => press(new RegExp(`^(${confirms.join('|')})$`), await dialogOf()),
    back: async () => press(t.back, await dialogOf()),
  };
}

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <SubscriptionDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  SubscriptionDialog: (): Spec<SubscriptionDialogProps> => ({
    states: subscriptionDialogStates,
    tester: subscriptionDialogTester,
    uses: [
      {
        in: subscriptionDialogStates.subscribe,
        calls: 'onConfirm',
        by: (tools) => subscriptionDialogTester(tools).confirm(),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        subscription: state,
        isPending: state,
        failure: byRole('alert', '', { failure }),
      },
    },
    specLines: [
      [
        '§9',
        subscriptionDialogStates.upgrade,
        [texts.confirmUpgradeTitle.replace('{{plan}}', names.obsidianName), '$20.00', '280 coins', '$39.99'],
      ],
    ],
    overlay: { is: 'dismissable', props: subscriptionDialogStates.subscribe },
    keys: { draw: () => <Asking />, rows: asDialog },
  }),
};
