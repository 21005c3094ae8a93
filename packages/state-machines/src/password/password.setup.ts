import {
  type AuthProviderId,
  isEmail,
  isMailCode,
  isPasswordAccepted,
  magicLinkCooldownMs,
  missingPasswordParts,
  normaliseEmail,
} from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRateLimit, isRefusal, rateLimitMs, type Thrown, toFailure } from '../shared/failure.ts';
import { secondsUntil, waitFrom } from '../shared/time.ts';
import type {
  Credentials,
  NewPassword,
  PasswordContext,
  PasswordEvent,
  PasswordInput,
  PasswordMode,
} from './password.types.ts';

/**
 * Takes a mode and a password.
 *
 * @returns The parts of the rule that are missing: signing in has no rule.
 */
export const partsMissing = (mode: PasswordMode, password: string) =>
  mode !== 'signIn' ? missingPasswordParts(password) : [];

/**
 * Takes the context.
 *
 * @returns What is sent.
 */
export const credentialsOf = ({ context }: { context: PasswordContext }): Credentials => ({
  email: normaliseEmail(context.email),
  password: context.password,
});

/** The code of the auth service's answer to the right password of somebody whose address is not confirmed. */
const notConfirmed = 'email_not_confirmed';
/** The code of the auth service's answer to a new password in a session that began too long ago. */
const reauthenticationNeeded = 'reauthentication_needed';

/** What the states of signing in by password are made of. */
export const passwordSetup = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    input: {} as PasswordInput,
    tags: {} as 'pending' | 'form',
  },
  actors: {
    signIn: missing<Credentials, unknown>('signIn'),
    signUp: missing<Credentials, { readonly signedIn: boolean }>('signUp'),
    setPassword: missing<NewPassword, unknown>('setPassword'),
    sendCode: missing<void, unknown>('sendCode'),
    resend: missing<{ readonly email: string }, unknown>('resend'),
    openProvider: missing<{ readonly provider: AuthProviderId }, unknown>('openProvider'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    countdownTick: requestLimits.countdownTickMs,
    wait: ({ context }) => Math.max(0, context.waitUntilMs - context.now()),
  },
  guards: {
    isEmpty: ({ context }) => context.email === '' && context.password === '',
    isSignIn: ({ context: { mode, email, password } }) =>
      mode === 'signIn' && isEmail(email) && password !== '',
    isSignUp: ({ context: { mode, email, password } }) =>
      mode === 'signUp' && isEmail(email) && isPasswordAccepted(password),
    isNewPassword: ({ context: { mode, password } }) =>
      mode === 'newPassword' && isPasswordAccepted(password),
    isProved: ({ context: { password, code } }) => isPasswordAccepted(password) && isMailCode(code),
    isCodeAsked: ({ context }) => context.asksCode,
    /** The service wants to know anew who this is, and no code was mailed for it yet. */
    isCodeNeeded: ({ context }, { error }: Thrown) =>
      !context.asksCode && toFailure(error).code === reauthenticationNeeded,
    isUnconfirmed: (_, { error }: Thrown) => toFailure(error).code === notConfirmed,
    isTooSoon: (_, { error }: Thrown) => isRateLimit(error),
    isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    isSetUp: ({ context }, { provider }: { provider: AuthProviderId }) =>
      context.providers.includes(provider),
    /** They are beside the forms of signing in and up, not where somebody is in already. */
    isSigningIn: ({ context }) => context.mode !== 'newPassword',
    isOtherMode: ({ context }, { mode }: { mode: PasswordMode }) =>
      mode !== context.mode && context.mode !== 'newPassword',
  },
  actions: {
    keepChange: assign(({ context }, change: Partial<Credentials>) => ({
      ...change,
      missing: partsMissing(context.mode, change.password ?? context.password),
    })),
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    /** A new code is mailed: what was typed of another is none. */
    askCode: assign({ asksCode: true, code: '' }),
    markTried: assign({ isTried: true }),
    forgetTried: assign({ isTried: false }),
    keepMode: assign(({ context }, { mode }: { mode: PasswordMode }) => ({
      mode,
      missing: partsMissing(mode, context.password),
    })),
    keepProviders: assign((_, { providers }: { providers: readonly AuthProviderId[] }) => ({ providers })),
    keepProvider: assign((_, { provider }: { provider: AuthProviderId }) => ({ provider })),
    /** A password is not kept longer than it is needed. */
    forgetPassword: assign({ password: '', code: '' }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    startCooldown: assign(({ context }) => waitFrom(context.now(), magicLinkCooldownMs)),
    startRetryWait: assign(({ context }, { error }: Thrown) =>
      waitFrom(context.now(), isRateLimit(error) ? rateLimitMs(error) : 0),
    ),
    countDown: assign(({ context }) => ({
      secondsLeft: secondsUntil(context.waitUntilMs, context.now()),
    })),
  },
});
