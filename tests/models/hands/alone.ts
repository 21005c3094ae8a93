import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { FlowName } from '@mirror-studio/state-machines/flows';
import type { Device } from '../moves.ts';

/** Transitions that a device cannot cause in the view, and rightly so. Each walk finds out that it is still so. */
export interface Apart {
  /** Their names, or how they begin. */
  readonly names: readonly string[];
  /** Which device alone causes them; neither, where the view keeps them from everybody. */
  readonly only: Device | 'neither';
  readonly because: string;
}

export const apart: Partial<Record<FlowName, readonly Apart[]>> = {
  exchange: [
    {
      names: [
        'exchange.editing on exchange.submitted -> exchange.editing.invalid',
        'exchange.refused on exchange.submitted -> exchange.editing',
      ],
      only: 'keyboard',
      because: 'the button is off while the amount is not valid; Enter in the field sends all the same',
    },
  ],
  'jobs-drawer': [
    {
      names: ['jobsDrawer.closed on drawer.toggled', 'jobsDrawer.open on drawer.toggled'],
      only: 'keyboard',
      because: 'the shortcut toggles; the pointer has the buttons that open and close',
    },
  ],
  'photo-shoot': [
    {
      names: ['photoShoot.editing.fields.awaitingReference on file.chosen'],
      only: 'neither',
      because: 'no other file is taken while one is on its way: it is removed first',
    },
  ],
  shortcuts: [{ names: ['shortcuts'], only: 'keyboard', because: 'they are keys' }],
  toast: [
    {
      names: [
        'toast.open.counting on swipe.started',
        'toast.open.paused on swipe.started',
        'toast.open.swiped on swipe',
      ],
      only: 'pointer',
      because: `a swipe is a pointer's; the keyboard has the button "${toasts.dismiss}"`,
    },
  ],
  'token-wallet': [
    {
      names: ['tokenWallet.open.checkout.choosing on checkout.submitted when isDisabled'],
      only: 'neither',
      because: `the button says "${wallet.previewMode}" and is off`,
    },
  ],
};

/** Takes a flow and the name of a transition; returns what sets it apart, if anything does. */
export function apartFrom(flow: FlowName, transition: string): Apart | undefined {
  return apart[flow]?.find(({ names }) => names.some((name) => transition.startsWith(name)));
}
