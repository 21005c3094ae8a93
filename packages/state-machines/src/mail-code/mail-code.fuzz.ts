import { isEmail, isMailCode } from '@mirror-studio/domain/auth';
import { askedTwice } from '../fuzz/effects.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { mailCodeFlow } from './mail-code.flow.ts';
import type { TypedMailCode } from './mail-code.types.ts';

export const mailCodeFuzz = defineFuzz(
  {
    flow: mailCodeFlow,
    input: () => ({ purpose: 'signIn' as const, email: '', asksEmail: true }),
    rules: () => ({
      asked: ({ input }, { effects }) => {
        if (effects.pending().length > 1) return 'Two codes were sent at once.';
        const { email, code } = input as TypedMailCode;
        return isEmail(email) && isMailCode(code) ? undefined : `"${email}" and "${code}" were sent.`;
      },
      after: ({ snapshot: { context, value } }) =>
        value === 'done' && context.code !== '' ? 'A code is kept.' : undefined,
    }),
  },
  {
    'a code that is not whole': {
      seen: /were sent/,
      inject: (machine) => machine.provide({ guards: { isComplete: () => true } }),
    },
    'two codes at once': {
      seen: /at once/,
      inject: (machine, effects) =>
        machine.provide({ actors: { useCode: askedTwice(effects.hold('useCode')) } }),
    },
    'a code that is kept': {
      seen: /is kept/,
      inject: (machine) => machine.provide({ actions: { forgetCode: () => {} } }),
    },
  },
);
