import { isInvitationCode } from '@mirror-studio/domain/invitations';
import { askedTwice } from '../fuzz/effects.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { invitationFlow } from './invitation.flow.ts';

export const invitationFuzz = defineFuzz(
  {
    flow: invitationFlow,
    input: () => ({ code: '' }),
    rules: () => ({
      asked: ({ input }, { effects }) => {
        if (effects.pending().length > 1) return 'Two claims were sent at once.';
        const { code } = input as { code: string };
        return isInvitationCode(code) ? undefined : `"${code}" was sent.`;
      },
      after: ({ snapshot: { context, value } }) =>
        (value === 'claimed' || value === 'closed') && context.code !== '' ? 'A code is kept.' : undefined,
    }),
  },
  {
    'a code that is not whole': {
      seen: /was sent/,
      inject: (machine) => machine.provide({ guards: { isWhole: () => true } }),
    },
    'two claims at once': {
      seen: /at once/,
      inject: (machine, effects) => machine.provide({ actors: { claim: askedTwice(effects.hold('claim')) } }),
    },
    'a code that is kept': {
      seen: /is kept/,
      inject: (machine) => machine.provide({ actions: { forgetCode: () => {} } }),
    },
  },
);
