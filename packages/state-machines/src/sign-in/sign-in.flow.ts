import { authProviderName } from '@mirror-studio/domain/auth';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, system } from '../explore/interactions.ts';
import { provideSignIn, signInMachine } from './sign-in.machine.ts';

const now = () => 0;
const email = 'iris@example.com';

const asksForLink = new RegExp(
  `^(${signIn.sendLink}|${signIn.recoverSend}|${signIn.sendAgain}|${signIn.reAuth}|${common.retry})$`,
);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof signInMachine> = {
  'email.changed': ({ email }) => field(signIn.email, email),
  'link.requested': button(asksForLink),
  'request.cancelled': button(common.cancel),
  'email.edited': button(signIn.otherEmail),
  'providers.found': system('the auth service'),
  'provider.chosen': ({ provider }) => button(new RegExp(`${authProviderName(provider)}$`))(),
};

/** What an exploration of the sign-in sends, and what tells its states apart on screen. */
export const signInFlow = defineFlow({
  name: 'sign-in',
  about:
    'Signing in by a magic link, and asking for one again. One link a minute for each address, with a countdown that survives a reload.',
  machine: signInMachine,
  provide: provideSignIn,
  inputs: {
    newcomer: { purpose: 'signIn', email: '', lastRequestMs: null, now },
    reloaded: { purpose: 'signIn', email, lastRequestMs: 0, now },
    withProviders: {
      purpose: 'signIn',
      email: '',
      lastRequestMs: null,
      providers: ['google', 'github'],
      now,
    },
    recovery: { purpose: 'recovery', email: '', lastRequestMs: null, now },
    reAuth: { purpose: 'reAuth', email, lastRequestMs: null, now },
    reAuthWithoutEmail: { purpose: 'reAuth', email: '', lastRequestMs: null, now },
  },
  events: [
    { type: 'email.changed', email },
    { type: 'email.changed', email: 'otto@example.com' },
    { type: 'email.changed', email: 'iris@' },
    { type: 'email.changed', email: '' },
    { type: 'link.requested' },
    { type: 'request.cancelled' },
    { type: 'email.edited' },
    { type: 'providers.found', providers: ['google', 'github'] },
    { type: 'provider.chosen', provider: 'google' },
    done('openProvider', {}),
    failed('openProvider', networkError()),
    done('sendLink', {}),
    failed(
      'sendLink',
      new ApiError({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 42 seconds.',
      }),
    ),
    failed('sendLink', networkError()),
  ],
  unseen: ['counting'],
  variantOf: ({ context }) => [
    context.purpose === 'signIn' ? '' : context.purpose,
    context.providers.length > 0 ? 'withProviders' : '',
  ],
  hiddenClassOf: ({ context }) => [
    context.email,
    ...Object.entries(context.waits).map(([email, { because }]) => `${email} ${because}`),
  ],
  interactions,
  window: { framed: true },
  shownBy: ['Components/SignInForm', 'Components/LinkSent', 'Components/ReAuthButton'],
});
