import {
  type AddressSide,
  isEmail,
  isMailCode,
  normaliseEmail,
  readMailCode,
} from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isLevelNeeded } from '../shared/factors.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import type {
  AddressChangeContext,
  AddressChangeEmitted,
  AddressChangeEvent,
  AddressRead,
  AddressState,
} from './address-change.types.ts';

/** The address whose code is asked for: the one that was chosen, unless it is proved. */
function sideOf(chosen: AddressSide, change: AddressState['change']): AddressSide {
  if (change?.isNewProved) return 'old';
  return change?.isOldProved ? 'new' : chosen;
}

/** What the states of the change of an address are made of. */
export const addressChangeSetup = setup({
  types: {
    context: {} as AddressChangeContext,
    events: {} as AddressChangeEvent,
    emitted: {} as AddressChangeEmitted,
    tags: {} as 'pending' | 'stepUp' | 'waiting',
  },
  actors: {
    readAddress: missing<void, AddressState>('readAddress'),
    requestChange: missing<{ readonly email: string }, unknown>('requestChange'),
    prove: missing<{ readonly side: AddressSide; readonly code: string }, AddressState>('prove'),
    resend: missing<void, AddressState>('resend'),
    cancel: missing<void, unknown>('cancel'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isKeptElsewhere: (_, { state }: AddressRead) => !state.isAvailable,
    isUnderWay: (_, { state }: AddressRead) => state.change !== null,
    /** The address has become the one that was waited for. */
    hasBecome: ({ context }, { state }: AddressRead) =>
      state.change === null && context.change !== null && state.email === context.change.newEmail,
    isOther: ({ context }) =>
      isEmail(context.typed) && normaliseEmail(context.typed) !== normaliseEmail(context.email),
    isComplete: ({ context }) => isMailCode(context.code),
    isChoice: ({ context: { change } }) => change !== null && !change.isOldProved && !change.isNewProved,
    isLevelNeeded: (_, { error }: Thrown) => isLevelNeeded(error),
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    keepState: assign(({ context }, { state }: AddressRead) => ({
      ...state,
      side: sideOf(context.side, state.change),
      // A code that was taken is not kept; one that is being typed is.
      code: sideOf(context.side, state.change) === context.side ? context.code : '',
    })),
    begin: assign({ typed: '', code: '', side: 'new', failure: null }),
    keepTyped: assign((_, { email }: { email: string }) => ({ typed: email })),
    keepSide: assign((_, { side }: { side: AddressSide }) => ({ side, code: '' })),
    keepCode: assign((_, { code }: { code: string }) => ({ code: readMailCode(code) })),
    forgetCode: assign({ code: '' }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    tellChanged: emit({ type: 'address.changed' }),
    noticeChanged: emit((_, { state }: AddressRead) =>
      notice(
        'success',
        textRef('toasts', 'addressChangedTitle'),
        textRef('toasts', 'addressChanged', { email: state.email }),
      ),
    ),
    noticeSent: emit(() =>
      notice('success', textRef('toasts', 'addressSentTitle'), textRef('toasts', 'addressSent')),
    ),
  },
});
