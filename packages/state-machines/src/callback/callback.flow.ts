import { sessionLimits } from '@mirror-studio/domain/constants/session';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, system } from '../explore/interactions.ts';
import { callbackMachine, provideCallback } from './callback.machine.ts';
import type { Landing } from './callback.types.ts';

const email = 'iris@example.com';
const iris = { id: 'iris', email };
const otto = { id: 'otto', email: 'otto@example.com' };
const whole: Landing = { kind: 'session', fragment: 'access_token=abc', issuedAtMs: 0 };
const landing = (place: Landing) => ({ landing: place, email, now: () => 0 });
const refusal = (status: number, code: string, message = '') => new ApiError({ status, code, message });

/** Whom the landing would sign in, and whom it would replace, still counts. */
const undecided = new Set(['identifying', 'asking', 'exchanging', 'unreachable', 'stopped']);

const asksForLink = new RegExp(
  `^(${signIn.sendLink}|${signIn.recoverSend}|${signIn.sendAgain}|${signIn.reAuth}|${common.retry})$`,
);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof callbackMachine> = {
  'exchange.retried': button(new RegExp(`^(${errors.action_retry}|${signIn.goOn})$`)),
  'exchange.cancelled': button(common.cancel),
  'session.accepted': button(/^Continue (as|with)/),
  'session.declined': button(/^(No, do not|Stay signed in)/),
  'visitor.changed': system('the session'),
  'landing.left': button(signIn.identityGoOn),
  'email.changed': ({ email }) => field(signIn.email, email),
  'link.requested': button(asksForLink),
  'request.cancelled': button(common.cancel),
};

/** What an exploration of the landing sends, and what tells its states apart on screen. */
export const callbackFlow = defineFlow({
  name: 'callback',
  about:
    'Where a sign-in link lands. It makes a session of what the address carries, once: at once where this browser asked for it, elsewhere after one press, and nobody who is signed in is replaced unasked. It says why a link did not open; and sends another, at most one a minute. An answer that comes after somebody stopped waiting signs nobody in.',
  machine: callbackMachine,
  provide: provideCallback,
  inputs: {
    code: landing({ kind: 'code', code: 'abc' }),
    codeWhileSignedIn: { ...landing({ kind: 'code', code: 'abc' }), signedIn: otto, begun: { email } },
    session: landing(whole),
    sessionBegunHere: { ...landing(whole), begun: { email } },
    sessionWhileSignedIn: { ...landing(whole), signedIn: otto },
    expired: landing({ kind: 'error', code: 'otp_expired' }),
    identity: landing({ kind: 'error', code: 'identity_already_exists' }),
    declined: landing({ kind: 'error', code: 'access_denied' }),
    declinedWhileSignedIn: { ...landing({ kind: 'error', code: 'access_denied' }), signedIn: otto },
    stale: {
      ...landing(whole),
      now: () => sessionLimits.addressStaleMs,
    },
    none: landing({ kind: 'none' }),
  },
  events: [
    { type: 'exchange.retried' },
    { type: 'exchange.cancelled' },
    { type: 'session.accepted' },
    { type: 'session.declined' },
    { type: 'visitor.changed', signedIn: otto },
    { type: 'visitor.changed', signedIn: null },
    { type: 'email.changed', email },
    { type: 'email.changed', email: 'otto@example.com' },
    { type: 'email.changed', email: 'iris@' },
    { type: 'link.requested' },
    { type: 'request.cancelled' },
    { type: 'landing.left' },
    done('readOwner', iris),
    done('readOwner', otto),
    failed('readOwner', refusal(403, 'bad_jwt')),
    failed('readOwner', networkError()),
    done('openSession', { isRecovery: false }),
    done('openSession', { isRecovery: true }),
    failed('openSession', refusal(422, 'flow_state_expired')),
    failed('openSession', refusal(404, 'flow_state_not_found')),
    failed('openSession', refusal(400, 'bad_code_verifier')),
    failed('openSession', refusal(400, 'validation_failed')),
    failed('openSession', networkError()),
    done('sendLink', {}),
    failed('sendLink', refusal(429, 'over_email_send_rate_limit', 'only after 42 seconds.')),
    failed('sendLink', networkError()),
  ],
  unseen: ['counting'],
  variantOf: ({ context, value }) => [
    typeof value === 'object' && 'refused' in value && context.failure !== null ? 'notResent' : '',
    value === 'asking' && context.owner === null ? 'unknownOwner' : '',
    value === 'asking' && context.signedIn !== null ? 'replacing' : '',
  ],
  hiddenClassOf: ({ context, value }) => [
    Object.keys(context.waits).join(),
    context.email,
    ...(typeof value === 'string' && undecided.has(value)
      ? [
          context.owner?.id ?? '',
          context.signedIn?.id ?? '',
          context.begun?.email ?? '',
          context.landing.kind,
        ]
      : []),
    context.problem ?? '',
    context.failure?.code ?? '',
  ],
  interactions,
  window: { framed: true },
  shownBy: ['Components/LinkProblem', 'Components/LoadingGuard'],
});
