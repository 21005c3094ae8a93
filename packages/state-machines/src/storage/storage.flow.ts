import { legacyKeys } from '@mirror-studio/domain/storage';
import { diagnostics } from '@mirror-studio/domain/texts/en/diagnostics';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions } from '../explore/interactions.ts';
import { provideStorage, storageMachine } from './storage.machine.ts';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof storageMachine> = {
  'clearing.requested': ({ what }) =>
    what === 'signOut'
      ? { system: 'signing out' }
      : button(what === 'ephemeral' ? diagnostics.clearEphemeral : diagnostics.clearNonAuth)(),
};

/** What an exploration of the storage sends, and what tells its states apart on screen. */
export const storageFlow = defineFlow({
  name: 'storage',
  about:
    'The browser’s storage: legacy keys are moved before anything is read, and clean-ups come one after another.',
  machine: storageMachine,
  provide: provideStorage,
  inputs: { start: undefined },
  events: [
    { type: 'clearing.requested', what: 'ephemeral' },
    { type: 'clearing.requested', what: 'signOut' },
    { type: 'clearing.requested', what: 'nonAuth' },
    done('migrate', Object.values(legacyKeys)),
    failed('migrate', new Error('Storage is blocked')),
    done('clear', undefined),
    failed('clear', new Error('Storage is blocked')),
  ],
  variantOf: ({ context, value }) => [
    context.refused ? 'refused' : '',
    context.migrated.length > 0 ? 'migrated' : '',
    value === 'clearing' ? (context.clearing[0] ?? '') : '',
  ],
  hiddenClassOf: ({ context }) => context.clearing,
  interactions,
  window: { framed: true },
  shownBy: [],
});
