import { begins, held, rowOf, told } from '../../../foundations/composition/row.ts';
import { termsStates } from '../../../testing/states.ts';
import { termsTester } from '../../../testing/testers.ts';
import { gateCases, isTicked } from '../gateCases.ts';
import { TermsReacceptanceModal, type TermsReacceptanceModalProps } from './TermsReacceptanceModal.tsx';

export default {
  TermsReacceptanceModal: rowOf<TermsReacceptanceModalProps>({
    Component: TermsReacceptanceModal,
    states: termsStates,
    cases: {
      ...gateCases,
      isTermsAccepted: held({
        by: 'defaultTermsAccepted',
        told: 'onTermsAcceptedChange',
        first: false,
        last: true,
        act: (tools) => termsTester(tools).agreeToTerms(),
        read: isTicked('termsAgree'),
      }),
      defaultTermsAccepted: begins,
      onTermsAcceptedChange: told,
      isComplianceConfirmed: held({
        by: 'defaultComplianceConfirmed',
        told: 'onComplianceConfirmedChange',
        first: false,
        last: true,
        act: (tools) => termsTester(tools).confirmCompliance(),
        read: isTicked('complianceAgree'),
      }),
      defaultComplianceConfirmed: begins,
      onComplianceConfirmedChange: told,
    },
  }),
};
