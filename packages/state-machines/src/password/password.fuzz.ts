import { isEmail, isMailCode, isPasswordAccepted } from '@mirror-studio/domain/auth';
import { defineFuzz } from '../fuzz/suite.ts';
import { passwordFlow } from './password.flow.ts';
import { providePassword } from './password.machine.ts';
import type { Credentials, NewPassword } from './password.types.ts';

export const passwordFuzz = defineFuzz(
  {
    flow: passwordFlow,
    provide: (effects) =>
      providePassword({
        signIn: effects.hold('signIn'),
        signUp: effects.hold('signUp'),
        setPassword: effects.hold('setPassword'),
        sendCode: effects.hold('sendCode'),
        resend: effects.hold('resend'),
        openProvider: effects.hold('openProvider'),
        refuseSession: async () => {},
      }),
    // Nobody comes here from another mode: the suite below sets passwords.
    parallel: ['setPassword', 'sendCode'],
    input: (now) => ({
      providers: ['github'] as const,
      mode: 'signUp' as const,
      email: 'iris@example.com',
      now,
    }),
    rules: () => ({
      asked: ({ effect, input }, { effects }) => {
        if (effects.pending().length > 1) return 'Two things were asked at once.';
        if (effect === 'openProvider') return undefined;
        const { email, password } = input as Credentials;
        if (!isEmail(email)) return `"${email}" was sent.`;
        return effect === 'signUp' && !isPasswordAccepted(password) ? 'A weak password was sent.' : undefined;
      },
      after: ({ snapshot }) =>
        (snapshot.matches('done') || snapshot.matches('unconfirmed')) && snapshot.context.password !== ''
          ? 'The password is kept.'
          : undefined,
    }),
  },
  {
    'a password that is not checked': {
      seen: /weak password/,
      inject: (machine) => machine.provide({ guards: { isSignUp: ({ context }) => isEmail(context.email) } }),
    },
    'an address that is not checked': {
      seen: /" was sent/,
      inject: (machine) =>
        machine.provide({ guards: { isSignUp: ({ context }) => isPasswordAccepted(context.password) } }),
    },
    'a password that is kept': {
      seen: /is kept/,
      inject: (machine) => machine.provide({ actions: { forgetPassword: () => {} } }),
    },
  },
);

export const newPasswordFuzz = defineFuzz(
  {
    flow: { ...passwordFlow, name: 'another password' },
    provide: (effects) =>
      providePassword({
        signIn: effects.hold('signIn'),
        signUp: effects.hold('signUp'),
        setPassword: effects.hold('setPassword'),
        sendCode: effects.hold('sendCode'),
        resend: effects.hold('resend'),
        openProvider: effects.hold('openProvider'),
        refuseSession: async () => {},
      }),
    parallel: ['signIn', 'signUp', 'resend', 'openProvider'],
    input: (now) => ({ mode: 'newPassword' as const, email: '', now }),
    rules: () => ({
      asked: ({ effect, input }) => {
        if (effect === 'sendCode') return undefined;
        if (effect !== 'setPassword') return `"${effect}" was asked.`;
        const { password, nonce } = input as NewPassword;
        if (nonce !== undefined && !isMailCode(nonce)) return 'Half a code was sent.';
        return isPasswordAccepted(password) ? undefined : 'A weak password was set.';
      },
    }),
  },
  {
    'a password that is not checked': {
      seen: /weak password/,
      inject: (machine) => machine.provide({ guards: { isNewPassword: () => true } }),
    },
    'a code that is not checked': {
      seen: /Half a code/,
      inject: (machine) =>
        machine.provide({ guards: { isProved: ({ context }) => isPasswordAccepted(context.password) } }),
    },
    'a mode that can be left': {
      seen: /was asked/,
      inject: (machine) => machine.provide({ guards: { isOtherMode: () => true } }),
    },
  },
);
