import { authProviders, isMailCode } from '@mirror-studio/domain/auth';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, sent, system } from '../explore/interactions.ts';
import { passwordMachine, providePassword } from './password.machine.ts';

const now = () => 0;
const email = 'iris@example.com';
const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof passwordMachine> = {
  'field.changed': ({ change }) => {
    const fields = [
      ...(change.email === undefined ? [] : [field(signIn.email, change.email)]),
      ...(change.password === undefined ? [] : [field(signIn.password, change.password)]),
    ];
    return {
      keyboard: fields.flatMap(({ keyboard }) => keyboard),
      pointer: fields.flatMap(({ pointer }) => pointer),
    };
  },
  'mode.changed': ({ mode }) => button(mode === 'signUp' ? signIn.toSignUp : signIn.toSignIn)(),
  'providers.found': system('the auth service'),
  'provider.chosen': ({ provider }) =>
    button(new RegExp(`${authProviders.find(({ id }) => id === provider)?.name ?? provider}$`))(),
  // From the field that every mode has: another password has no address beside it.
  'credentials.submitted': sent(
    signIn.password,
    new RegExp(`^(${signIn.signIn}|${signIn.signUp}|${signIn.newPassword})$`),
  ),
  'submission.cancelled': button(common.cancel),
  'code.changed': ({ code }) => field(mailCode.code, code),
  'code.requested': button(mailCode.another),
  'confirmation.requested': button(signIn.sendAgain),
  'email.edited': button(signIn.otherEmail),
};

/** What an exploration of the password form sends, and what tells its states apart on screen. */
export const passwordFlow = defineFlow({
  name: 'password',
  about:
    'Signing in and signing up by password, and by a third party. A weak password is refused before any call, and a session that comes after Cancel is signed out again.',
  machine: passwordMachine,
  provide: providePassword,
  inputs: {
    signIn: { mode: 'signIn', email: '', providers: ['google', 'github'], now },
    signUp: { mode: 'signUp', email, now },
    newPassword: { mode: 'newPassword', email: '', now },
  },
  events: [
    { type: 'field.changed', change: { email, password: 'Obsidian-7' } },
    { type: 'field.changed', change: { password: 'Obsidian-7' } },
    { type: 'field.changed', change: { email: 'iris@' } },
    { type: 'field.changed', change: { password: 'obsidian' } },
    { type: 'field.changed', change: { email: '', password: '' } },
    { type: 'mode.changed', mode: 'signIn' },
    { type: 'mode.changed', mode: 'signUp' },
    { type: 'credentials.submitted' },
    { type: 'submission.cancelled' },
    { type: 'confirmation.requested' },
    { type: 'email.edited' },
    { type: 'providers.found', providers: ['google', 'github'] },
    { type: 'provider.chosen', provider: 'github' },
    { type: 'provider.chosen', provider: 'apple' },
    done('signIn', {}),
    failed('signIn', refusal(400, 'invalid_credentials')),
    failed('signIn', refusal(400, 'email_not_confirmed')),
    failed('signIn', networkError()),
    done('signUp', { signedIn: true }),
    done('signUp', { signedIn: false }),
    failed('signUp', refusal(422, 'user_already_exists')),
    failed('signUp', refusal(422, 'leaked_password')),
    failed('signUp', networkError()),
    done('setPassword', {}),
    failed('setPassword', refusal(422, 'same_password')),
    failed('setPassword', refusal(401, 'insufficient_aal')),
    failed('setPassword', refusal(400, 'reauthentication_needed')),
    failed('setPassword', refusal(422, 'reauthentication_not_valid')),
    failed('setPassword', networkError()),
    { type: 'code.changed', code: '123456' },
    { type: 'code.changed', code: '123' },
    { type: 'code.requested' },
    done('sendCode', {}),
    failed('sendCode', refusal(429, 'over_email_send_rate_limit')),
    failed('sendCode', refusal(400, 'validation_failed')),
    failed('sendCode', networkError()),
    done('openProvider', {}),
    failed('openProvider', networkError()),
    done('resend', {}),
    failed('resend', refusal(429, 'over_email_send_rate_limit')),
  ],
  unseen: ['counting'],
  variantOf: ({ context, status }) => {
    if (status === 'done') return [];
    return [
      context.mode,
      context.mode !== 'signIn' && context.missing.length > 0 ? 'weak' : '',
      context.asksCode && context.isTried ? 'tried' : '',
      context.asksCode && context.failure ? 'said' : '',
    ];
  },
  hiddenClassOf: ({ context }) => [
    String(isMailCode(context.code)),
    context.email,
    String(context.password !== ''),
    context.failure?.code ?? '',
  ],
  interactions,
  inexactEvents: ['field.changed'],
  window: { framed: true },
  shownBy: ['Components/PasswordForm'],
});
