import type { ReactNode } from 'react';
import { Button } from '../../src/primitives/Button/index.ts';
import { DialogTrigger } from '../../src/primitives/Dialog/index.ts';
import { type KeyRow, reported, type Seen } from './types.ts';

/** Something that a button opens, with its button. */
export const opened = (overlay: ReactNode) => (
  <DialogTrigger>
    <Button>Open</Button>
    {overlay}
  </DialogTrigger>
);

export const isGone =
  (role: string) =>
  ({ find, focused }: Seen): boolean =>
    find(`[role="${role}"]`) === null && focused?.textContent === 'Open';
export const escapes = (role: string): KeyRow => ({
  keys: ['Esc'],
  does: 'Closes it; the focus goes back to what opened it.',
  first: '{Enter}',
  press: '{Escape}',
  sees: isGone(role),
});
export const stays = (role: string): KeyRow => ({
  keys: ['Tab', { together: ['Shift', 'Tab'] }],
  does: 'Goes round inside; the page behind cannot be reached.',
  first: '{Enter}',
  press: '{Tab}{Tab}{Tab}{Tab}{Tab}',
  sees: ({ focused }) => focused?.closest(`[role="${role}"]`) !== null,
});
export const opens = (role: string): KeyRow => ({
  keys: ['Enter', 'Space'],
  does: 'On what opens it: opens it, and the focus goes inside.',
  press: '{Enter}',
  sees: ({ focused }) => focused?.closest(`[role="${role}"]`) !== null,
});
/** A button of its own opens it: that has the focus again. */
const isBack =
  (role: string) =>
  ({ find, focused }: Seen) =>
    find(`[role="${role}"]`) === null && focused?.getAttribute('aria-expanded') === 'false';
export const returns = (role: string): KeyRow => ({
  keys: ['Esc'],
  does: 'Closes it; the focus goes back to the button.',
  first: '{Enter}',
  press: '{Escape}',
  sees: isBack(role),
});

/** The keys of a dialog that can be put away. */
export const asDialog: readonly KeyRow[] = [opens('dialog'), stays('dialog'), escapes('dialog')];
/** The keys of a popover that hangs on its own button. */
export const asPopover: readonly KeyRow[] = [opens('dialog'), returns('dialog')];
/** The keys of a dialog that must be answered; it tells `ticked` of its boxes. */
export const asGate: readonly KeyRow[] = [
  {
    keys: ['Space'],
    does: 'Ticks the box that has the focus.',
    first: '{Enter}',
    press: '{Tab} ',
    sees: reported('ticked'),
  },
  stays('dialog'),
  {
    keys: ['Esc'],
    does: 'Nothing: it must be answered.',
    first: '{Enter}',
    press: '{Escape}',
    sees: ({ find }) => find('[role="dialog"]:not([data-exiting] *)') !== null,
  },
];

/** A form of one-line fields that tells `sent`. */
export const sends: KeyRow = {
  keys: ['Enter'],
  does: 'In a field of one line, sends the form.',
  press: '{Enter}',
  sees: reported('sent'),
};
