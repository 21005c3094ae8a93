import { emptyProposal } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useState } from 'react';
import { byRole, overlayCases, part, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { proposalDetails } from '../../../testing/fixtures/governance.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { ProposalDialog } from './index.ts';
import type { ProposalDialogProps } from './ProposalDialog.tsx';

const { title, words } = proposalDetails.open;
const dialog: ProposalDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  form: { ...emptyProposal, title, words, options: ['On the first Sunday', 'All weekend'] },
  onFormChange: nothing,
  onSubmit: nothing,
};

/** `<ProposalDialog {...proposalDialogStates.filled} />` */
export const proposalDialogStates = statesOf<ProposalDialogProps>()({
  filled: dialog,
  empty: { ...dialog, form: emptyProposal },
  changing: { ...dialog, isChanging: true },
  sending: { ...dialog, isSending: true },
  failed: { ...dialog, failed: texts.proposeFailed },
});

/** ProposalDialog: says what it is about, adds an option, sends it. */
export function proposalDialogTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'governance', texts);
  const { press } = stepsOf(tools);
  return {
    say: async (said: string) => user.type(screen.getByRole('textbox', { name: t.title }), said),
    addOption: async () => press(t.addOption),
    send: async () => press(RegExp(`^(${t.proposeSend}|${t.changeSend})$`)),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ProposalDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  ProposalDialog: (): Spec<ProposalDialogProps> => ({
    states: proposalDialogStates,
    tester: proposalDialogTester,
    uses: [
      {
        in: proposalDialogStates.filled,
        calls: 'onSubmit',
        by: (tools) => proposalDialogTester(tools).send(),
      },
      {
        in: proposalDialogStates.filled,
        calls: 'onFormChange',
        by: (tools) => proposalDialogTester(tools).addOption(),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        isChanging: part(({ screen }) => screen.queryByRole('dialog', { name: texts.changeTitle }), {
          isChanging: true,
        }),
        isSending: state,
        failed: byRole('alert', '', { failed: texts.proposeFailed }),
      },
    },
    overlay: { is: 'dismissable', props: proposalDialogStates.filled },
    keys: { draw: () => <Opened />, rows: asDialog },
  }),
};
