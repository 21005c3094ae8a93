import { isFactorCode, isRecoveryCode } from '@mirror-studio/domain/auth';
import { defineFuzz } from '../fuzz/suite.ts';
import { stepUpFlow } from './step-up.flow.ts';
import type { SecondProof } from './step-up.types.ts';

export const stepUpFuzz = defineFuzz(
  {
    flow: stepUpFlow,
    input: (now) => ({ now }),
    rules: () => ({
      asked: ({ effect, input }, { effects }) => {
        if (effects.pending().length > 1) return 'Two things were asked at once.';
        if (effect !== 'prove') return undefined;
        const { method, code } = input as SecondProof;
        const isWhole = method === 'app' ? isFactorCode(code) : isRecoveryCode(code);
        return isWhole ? undefined : `"${code}" was sent.`;
      },
      after: ({ snapshot: { context, value } }) =>
        value === 'done' && context.code + context.recoveryCode !== '' ? 'A code is kept.' : undefined,
    }),
  },
  {
    'a code that is not whole': {
      seen: /was sent/,
      inject: (machine) => machine.provide({ guards: { isComplete: () => true } }),
    },
    'a code that is kept': {
      seen: /is kept/,
      inject: (machine) => machine.provide({ actions: { forgetCodes: () => {} } }),
    },
  },
);
