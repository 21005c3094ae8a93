import { legacyKeys } from '@mirror-studio/domain/storage';
import { defineFlow, done, failed } from '../walk/flow.ts';
import { storageMachine } from './storage.machine.ts';

/** What a walk through the storage sends. Nothing of it is seen. */
export const storageFlow = defineFlow({
  name: 'storage',
  machine: storageMachine,
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
  classOf: () => [],
  hiddenClassOf: ({ context }) => context.clearing,
});
