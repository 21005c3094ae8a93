import { gates as gatesTexts } from '@mirror-studio/domain/texts/en/gates';
import { gateCases, isTicked } from '../../../../test/composition/gateCases.ts';
import { callback, controlled, initial } from '../../../../test/composition/row.ts';
import { asGate, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import { gateProps, gateTester } from '../gateKit.ts';
import { TermsReacceptanceModal } from './index.ts';
import type { TermsReacceptanceModalProps } from './TermsReacceptanceModal.tsx';

const terms: TermsReacceptanceModalProps = {
  ...gateProps,
  isTermsAccepted: false,
  onTermsAcceptedChange: nothing,
  isComplianceConfirmed: false,
  onComplianceConfirmedChange: nothing,
};

const both = { ...terms, isTermsAccepted: true, isComplianceConfirmed: true };

/** `<TermsReacceptanceModal {...termsStates.halfAgreed} />` */
export const termsStates = statesOf<TermsReacceptanceModalProps>()({
  untouched: terms,
  halfAgreed: { ...terms, isTermsAccepted: true },
  agreed: both,
  pending: { ...both, isPending: true, onCancel: nothing },
  failed: { ...both, failure: gatesTexts.acceptFailed },
});

/** TermsReacceptanceModal: agrees to both and accepts, or signs out. */
export function termsTester(tools: Tools) {
  const { tick, ...rest } = gateTester(tools, 'termsTitle', 'termsAccept');
  return {
    ...rest,
    agreeToTerms: () => tick('termsAgree'),
    confirmCompliance: () => tick('complianceAgree'),
  };
}

export default {
  TermsReacceptanceModal: (): Spec<TermsReacceptanceModalProps> => ({
    states: termsStates,
    tester: termsTester,
    uses: [{ in: termsStates.halfAgreed, reads: (tools) => termsTester(tools).canAccept(), is: false }],
    composition: {
      cases: {
        ...gateCases,
        isTermsAccepted: controlled({
          by: 'defaultTermsAccepted',
          onChange: 'onTermsAcceptedChange',
          first: false,
          last: true,
          act: (tools) => termsTester(tools).agreeToTerms(),
          read: isTicked('termsAgree'),
        }),
        defaultTermsAccepted: initial,
        onTermsAcceptedChange: callback,
        isComplianceConfirmed: controlled({
          by: 'defaultComplianceConfirmed',
          onChange: 'onComplianceConfirmedChange',
          first: false,
          last: true,
          act: (tools) => termsTester(tools).confirmCompliance(),
          read: isTicked('complianceAgree'),
        }),
        defaultComplianceConfirmed: initial,
        onComplianceConfirmedChange: callback,
      },
    },
    overlay: { is: 'gate', props: termsStates.agreed },
    keys: {
      draw: (report) =>
        opened(<TermsReacceptanceModal onAccept={nothing} onTermsAcceptedChange={() => report('ticked')} />),
      rows: asGate,
    },
  }),
};
