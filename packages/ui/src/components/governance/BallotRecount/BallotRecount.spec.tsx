import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { byRole, part, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import {
  ballotReceipt,
  proposalOptions,
  recountStates,
  recountVerdicts,
} from '../../../testing/fixtures/governance.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { BallotRecountProps } from './BallotRecount.tsx';

const recount: BallotRecountProps = {
  total: 431,
  options: proposalOptions,
  commitment: '',
  onCommitmentChange: nothing,
  onStart: nothing,
};
const own = { ...recount, commitment: ballotReceipt.commitment };

/** `<BallotRecount {...ballotRecountStates.idle} />` */
export const ballotRecountStates = statesOf<BallotRecountProps>()({
  idle: recount,
  withReceipt: own,
  wrongCommitment: { ...recount, commitment: 'none' },
  counting: { ...own, state: 'counting', counted: recountStates.counting, onStop: nothing },
  agrees: { ...own, state: 'done', counted: recountStates.agrees, verdict: recountVerdicts.agrees },
  tampered: { ...own, state: 'done', counted: recountStates.tampered, verdict: recountVerdicts.tampered },
  failed: { ...own, state: 'failed' },
});

/** BallotRecount: gives the commitment, counts, reads what came of it. */
export function ballotRecountTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'governance', texts);
  const { press, said } = stepsOf(tools);
  return {
    give: async (commitment: string) =>
      user.type(screen.getByRole('textbox', { name: RegExp(`^${t.recountField}`) }), commitment),
    count: async () => press(RegExp(`^(${t.recountStart}|${t.recountAgain})$`)),
    stop: async () => press(t.recountStop),
    verdict: () => said('status'),
  };
}

export default {
  BallotRecount: (): Spec<BallotRecountProps> => ({
    states: ballotRecountStates,
    tester: ballotRecountTester,
    uses: [
      {
        in: ballotRecountStates.idle,
        calls: 'onCommitmentChange',
        by: (tools) => ballotRecountTester(tools).give('5'),
      },
      {
        in: ballotRecountStates.withReceipt,
        calls: 'onStart',
        by: (tools) => ballotRecountTester(tools).count(),
      },
      {
        in: ballotRecountStates.counting,
        calls: 'onStop',
        by: (tools) => ballotRecountTester(tools).stop(),
      },
    ],
    composition: {
      cases: {
        state,
        counted: part(
          ({ screen }) => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') === '260',
          {
            state: 'counting',
            counted: recountStates.counting,
          },
        ),
        verdict: part((tools) => ballotRecountTester(tools).verdict(), {
          state: 'done',
          counted: recountStates.agrees,
          verdict: recountVerdicts.agrees,
        }),
        onStop: byRole('button', texts.recountStop, { state: 'counting', onStop: nothing }),
      },
    },
    keys: 'it is a TextField and Buttons',
  }),
};
