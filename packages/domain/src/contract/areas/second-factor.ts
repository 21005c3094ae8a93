import * as v from 'valibot';
import { recoveryCodeLimits } from '../../constants/sign-in.ts';
import { endpoint } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, text } from '../wire.ts';

const left = v.object({ left: count });

export const secondFactorEndpoints = {
  recoveryCodes: endpoint({
    method: 'GET',
    path: '/api/recovery-codes',
    openWhileStepUpDue: true,
    response: left,
    docs: {
      summary:
        'How many recovery codes of the user are left. A hosted auth service has none: NOT_FOUND, as from the two that follow.',
      errors: ['NOT_FOUND'],
      sample: { response: { left: 10 } },
    },
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/recovery-codes',
    stepUp: true,
    response: v.object({ codes: v.array(text) }),
    docs: {
      summary: 'Makes ten recovery codes, told this once, in place of those before. Needs a second factor.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      sample: { response: { codes: ['abcd-efgh-jkmn-pqrs'] } },
    },
  }),
  useRecoveryCode: endpoint({
    method: 'POST',
    path: '/api/recovery-codes/use',
    openWhileStepUpDue: true,
    openWhileClosing: true,
    // Sent again it would be refused as used.
    retriedWhenLost: false,
    request: v.object({ code: textAtMost(recoveryCodeLimits.typedCharacters) }),
    response: v.object({ accessToken: text, refreshToken: text, left: count }),
    docs: {
      summary:
        'Takes a recovery code in place of a code of the second factor: the session reaches the level aal2 and goes on with these tokens. Each code is good once; wrong ones count with those of the factors.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: {
        request: { code: 'abcd-efgh-jkmn-pqrs' },
        response: { accessToken: 'eyJ', refreshToken: 'rT5', left: 9 },
      },
    },
  }),
};
