import { signInAgain } from '@mirror-studio/domain/texts/en/signInAgain';
import { defineFlow } from '../explore/flow.ts';
import { button, type Interactions, system } from '../explore/interactions.ts';
import { signInAgainMachine } from './sign-in-again.machine.ts';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof signInAgainMachine> = {
  'way.chosen': ({ way }) => button(way === 'password' ? signInAgain.usePassword : signInAgain.useMail)(),
  'proof.asked': system('the session'),
  'session.ended': system('the session'),
  'session.opened': system('the session'),
};

/** What an exploration of signing in again sends, and what tells its states apart on screen. */
export const signInAgainFlow = defineFlow({
  name: 'sign-in-again',
  about:
    'Signing in again over a page on which something was typed, when the session has ended: by a code from an email or by a password, and by the second factor where there is one. The forms of each way are flows of their own.',
  machine: signInAgainMachine,
  inputs: { ended: {}, unproved: { isProofDue: true } },
  events: [
    { type: 'way.chosen', way: 'password' },
    { type: 'way.chosen', way: 'mail' },
    { type: 'proof.asked' },
    { type: 'session.ended' },
    { type: 'session.opened' },
  ],
  variantOf: () => [],
  hiddenClassOf: () => [],
  interactions,
  window: { framed: true },
  shownBy: ['Primitives/Dialog'],
});
