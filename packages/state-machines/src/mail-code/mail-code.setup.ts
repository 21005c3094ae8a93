import { isEmail, isMailCode, normaliseEmail, readMailCode } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import type { MailCodeContext, MailCodeEvent, MailCodeInput, TypedMailCode } from './mail-code.types.ts';

/**
 * Takes the context.
 *
 * @returns What is sent.
 */
export const typedOf = ({ context }: { context: MailCodeContext }): TypedMailCode => ({
  email: normaliseEmail(context.email),
  code: context.code,
  purpose: context.purpose,
});

/** What the states of typing the code of a mail are made of. */
export const mailCodeSetup = setup({
  types: {
    context: {} as MailCodeContext,
    events: {} as MailCodeEvent,
    input: {} as MailCodeInput,
    tags: {} as 'pending',
  },
  actors: { useCode: missing<TypedMailCode, unknown>('useCode') },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isUntouched: ({ context: { code } }) => code === '',
    isComplete: ({ context: { email, code } }) => isEmail(email) && isMailCode(code),
    asksEmail: ({ context }) => context.asksEmail,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepCode: assign((_, { code }: { code: string }) => ({ code: readMailCode(code) })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    /** A code is not kept longer than it is needed. */
    forgetCode: assign({ code: '' }),
  },
});
