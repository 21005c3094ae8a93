import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { byRole, callback, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ballotReceipt, proposalDetails, proposalOptions } from '../../../testing/fixtures/governance.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { BallotProps } from './Ballot.tsx';
import { Ballot } from './index.ts';

const ballot: BallotProps = {
  title: proposalDetails.open.title,
  options: proposalOptions,
  onCast: nothing,
};
const { onCast: _, ...bare } = ballot;

/** `<Ballot {...ballotStates.empty} />` */
export const ballotStates = statesOf<BallotProps>()({
  empty: ballot,
  casting: { ...ballot, isCasting: true },
  failed: { ...ballot, failed: texts.castFailed },
  cast: { ...ballot, receipt: ballotReceipt },
  castingOther: { ...ballot, receipt: ballotReceipt, isCasting: true },
  receiptAlone: { ...bare, receipt: ballotReceipt },
  strange: {
    ...ballot,
    title: 'Spiegelkabinett'.repeat(8),
    options: [{ id: '1', title: 'Spiegelkabinett'.repeat(10) }, ...proposalOptions.slice(1)],
    receipt: ballotReceipt,
  },
});

/** Ballot: chooses, casts it, reads and prints the slip. */
export function ballotTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'governance', texts);
  const { press } = stepsOf(tools);
  const choose = (option: string | RegExp) => user.click(screen.getByRole('radio', { name: option }));
  return {
    choose,
    chosen: () =>
      screen
        .queryAllByRole('radio')
        .find((radio) => 'checked' in radio && radio.checked)
        ?.getAttribute('value') ?? null,
    /** Before there is a receipt, and after. */
    cast: async () => press(RegExp(`^(${t.cast}|${t.castOther})$`)),
    print: async () => press(t.receiptPrint),
  };
}

export default {
  Ballot: (): Spec<BallotProps> => ({
    states: ballotStates,
    tester: ballotTester,
    uses: [
      { in: ballotStates.cast, reads: (tools) => ballotTester(tools).chosen(), is: ballotReceipt.option },
      {
        in: ballotStates.empty,
        calls: 'onCast',
        by: async (tools) => {
          await ballotTester(tools).choose(texts.option_keep);
          await ballotTester(tools).cast();
        },
      },
      {
        in: { ...ballotStates.cast, onPrint: nothing },
        calls: 'onPrint',
        by: (tools) => ballotTester(tools).print(),
      },
    ],
    composition: {
      cases: {
        receipt: byRole('heading', texts.receiptTitle, { receipt: ballotReceipt }),
        onCast: byRole('button', texts.cast, { onCast: nothing }),
        isCasting: state,
        failed: byRole('alert', '', { failed: texts.castFailed }),
        onPrint: callback,
      },
    },
    keys: {
      draw: () => <Ballot {...ballot} />,
      rows: [
        {
          keys: ['Tab'],
          does: 'To what is chosen, or the first option.',
          press: '',
          sees: ({ find }) => find('input:focus') !== null,
        },
        {
          keys: ['Space'],
          does: 'Chooses it.',
          press: ' ',
          sees: ({ find }) => find('input:checked') !== null,
        },
        {
          keys: ['↓', '↑'],
          does: 'Chooses the next one, or the one before.',
          press: '{ArrowDown}',
          sees: ({ find }) => find('input[value="2"]:checked') !== null,
        },
      ],
    },
  }),
};
