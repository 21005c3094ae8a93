import { begins, held, rowOf, told } from '../../../foundations/composition/row.ts';
import { legalStates } from '../../../testing/states.ts';
import { legalTester } from '../../../testing/testers.ts';
import { gateCases, isTicked } from '../gateCases.ts';
import { LegalAcceptanceModal, type LegalAcceptanceModalProps } from './LegalAcceptanceModal.tsx';

export default {
  LegalAcceptanceModal: rowOf<LegalAcceptanceModalProps>({
    Component: LegalAcceptanceModal,
    states: legalStates,
    cases: {
      ...gateCases,
      isAgreed: held({
        by: 'defaultAgreed',
        told: 'onAgreedChange',
        first: false,
        last: true,
        act: (tools) => legalTester(tools).agree(),
        read: isTicked('legalAgree'),
      }),
      defaultAgreed: begins,
      onAgreedChange: told,
    },
  }),
};
