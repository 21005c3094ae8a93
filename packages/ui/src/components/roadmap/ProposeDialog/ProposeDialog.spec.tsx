import { emptyIdea } from '@mirror-studio/domain/roadmap';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useState } from 'react';
import { byRole, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { ideas } from '../../../testing/fixtures/roadmap.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { voteControlTester } from '../VoteControl/VoteControl.spec.tsx';
import { ProposeDialog } from './index.ts';
import type { ProposeDialogProps } from './ProposeDialog.tsx';

const dialog: ProposeDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  form: { title: 'Layers for prompts', words: 'To move one part and keep the others.' },
  onFormChange: nothing,
  twins: [ideas[0], ideas[5]].filter((idea) => idea !== undefined),
  hrefOf: (id) => `#${id}`,
  onVotedChange: nothing,
  onSubmit: nothing,
};

/** `<ProposeDialog {...proposeDialogStates.twins} />` */
export const proposeDialogStates = statesOf<ProposeDialogProps>()({
  twins: dialog,
  empty: { ...dialog, form: emptyIdea, twins: [] },
  sending: { ...dialog, isSending: true },
  failed: { ...dialog, failed: texts.proposeFailed },
});

/** ProposeDialog: says what it is, looks at what is like it, and proposes it. */
export function proposeDialogTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'roadmap', texts);
  const { press } = stepsOf(tools);
  return {
    say: async (title: string) => user.type(screen.getByRole('textbox', { name: t.title }), title),
    twins: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''),
    voteFor: async (title: string) => voteControlTester(tools, title).vote(),
    propose: async () => press(t.proposeSend),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ProposeDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  ProposeDialog: (): Spec<ProposeDialogProps> => ({
    states: proposeDialogStates,
    tester: proposeDialogTester,
    uses: [
      {
        in: proposeDialogStates.twins,
        reads: (tools) => proposeDialogTester(tools).twins().length,
        is: dialog.twins.length,
      },
      {
        in: proposeDialogStates.twins,
        calls: 'onVotedChange',
        by: (tools) => proposeDialogTester(tools).voteFor('Layers'),
      },
      {
        in: proposeDialogStates.twins,
        calls: 'onSubmit',
        by: (tools) => proposeDialogTester(tools).propose(),
      },
      {
        in: proposeDialogStates.empty,
        calls: 'onFormChange',
        by: (tools) => proposeDialogTester(tools).say('L'),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        isSending: state,
        failed: byRole('alert', '', { failed: texts.proposeFailed }),
      },
    },
    overlay: { is: 'dismissable', props: proposeDialogStates.twins },
    keys: { draw: () => <Opened />, rows: asDialog },
  }),
};
