import { gates as gatesTexts } from '@mirror-studio/domain/texts/en/gates';
import { gateCases, isTicked } from '../../../../test/composition/gateCases.ts';
import { callback, controlled, initial } from '../../../../test/composition/row.ts';
import { asGate, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import { gateProps, gateTester } from '../gateKit.ts';
import { LegalAcceptanceModal } from './index.ts';
import type { LegalAcceptanceModalProps } from './LegalAcceptanceModal.tsx';

const legal: LegalAcceptanceModalProps = { ...gateProps, isAgreed: false, onAgreedChange: nothing };

/** `<LegalAcceptanceModal {...legalStates.agreed} />` */
export const legalStates = statesOf<LegalAcceptanceModalProps>()({
  untouched: legal,
  agreed: { ...legal, isAgreed: true },
  pending: { ...legal, isAgreed: true, isPending: true, onCancel: nothing },
  failed: { ...legal, isAgreed: true, failure: gatesTexts.acceptFailed },
});

/** LegalAcceptanceModal: agrees and accepts, or signs out. */
export function legalTester(tools: Tools) {
  const { tick, ...rest } = gateTester(tools, 'legalTitle', 'legalAccept');
  return { ...rest, agree: () => tick('legalAgree') };
}

export default {
  LegalAcceptanceModal: (): Spec<LegalAcceptanceModalProps> => ({
    states: legalStates,
    tester: legalTester,
    uses: [{ in: legalStates.agreed, calls: 'onAccept', by: (tools) => legalTester(tools).accept() }],
    composition: {
      cases: {
        ...gateCases,
        isAgreed: controlled({
          by: 'defaultAgreed',
          onChange: 'onAgreedChange',
          first: false,
          last: true,
          act: (tools) => legalTester(tools).agree(),
          read: isTicked('legalAgree'),
        }),
        defaultAgreed: initial,
        onAgreedChange: callback,
      },
    },
    overlay: { is: 'gate', props: legalStates.agreed },
    keys: {
      draw: (report) =>
        opened(<LegalAcceptanceModal onAccept={nothing} onAgreedChange={() => report('ticked')} />),
      rows: asGate,
    },
  }),
};
