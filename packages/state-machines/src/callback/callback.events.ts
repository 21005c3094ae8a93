import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { sessionLimits } from '@mirror-studio/domain/limits';
import { defineFlow, done, failed } from '../walk/flow.ts';
import { callbackMachine } from './callback.machine.ts';
import type { Landing } from './callback.types.ts';

const email = 'iris@example.com';
const landing = (place: Landing) => ({ landing: place, email, now: () => 0 });
const refusal = (status: number, code: string, message = '') => new ApiError({ status, code, message });

/** What a walk through the landing sends, and what tells its states apart on screen. */
export const callbackFlow = defineFlow({
  name: 'callback',
  machine: callbackMachine,
  inputs: {
    code: landing({ kind: 'code', code: 'abc' }),
    session: landing({ kind: 'session', fragment: '#access_token=abc' }),
    expired: landing({ kind: 'error', code: 'otp_expired' }),
    identity: landing({ kind: 'error', code: 'identity_already_exists' }),
    stale: {
      ...landing({ kind: 'session', fragment: '#access_token=abc&expires_at=3600&expires_in=3600' }),
      now: () => sessionLimits.addressStaleMs,
    },
    none: landing({ kind: 'none' }),
  },
  events: [
    { type: 'exchange.retried' },
    { type: 'exchange.cancelled' },
    { type: 'email.changed', email },
    { type: 'email.changed', email: 'otto@example.com' },
    { type: 'email.changed', email: 'iris@' },
    { type: 'link.requested' },
    { type: 'request.cancelled' },
    { type: 'landing.left' },
    done('openSession', {}),
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
  classOf: ({ context, value }) => [
    typeof value === 'object' && 'refused' in value && context.failure !== null ? 'notResent' : '',
  ],
  hiddenClassOf: ({ context }) => [
    Object.keys(context.waits).join(),
    context.email,
    context.problem ?? '',
    context.failure?.code ?? '',
  ],
});
