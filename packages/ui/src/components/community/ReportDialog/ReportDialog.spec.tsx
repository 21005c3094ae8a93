import { report as texts } from '@mirror-studio/domain/texts/en/report';
import { useState } from 'react';
import { byRole, documented, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { ReportDialog } from './index.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';

const dialog: ReportDialogProps = { isOpen: true, onOpenChange: nothing, onSend: nothing };

/** `<ReportDialog {...reportDialogStates.work} />` */
export const reportDialogStates = statesOf<ReportDialogProps>()({
  work: dialog,
  creator: { ...dialog, name: 'Mara Oduya' },
  idea: { ...dialog, kind: 'idea' },
  comment: { ...dialog, kind: 'comment' },
  sending: { ...dialog, isSending: true },
  failed: { ...dialog, failed: texts.failed },
});

/** ReportDialog: says what is wrong, and sends it. */
export function reportDialogTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'report', texts);
  const { press } = stepsOf(tools);
  return {
    choose: async (reason: 'spam' | 'stolen' | 'else') =>
      user.click(screen.getByRole('radio', { name: t[`reason_${reason}`] })),
    say: async (words: string) => user.type(screen.getByRole('textbox'), words),
    send: async () => press(t.send),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ReportDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  ReportDialog: (): Spec<ReportDialogProps> => ({
    states: reportDialogStates,
    tester: reportDialogTester,
    uses: [
      {
        in: reportDialogStates.work,
        calls: 'onSend',
        by: async (tools) => {
          await reportDialogTester(tools).choose('spam');
          await reportDialogTester(tools).send();
        },
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        name: documented('stands in the title'),
        kind: state,
        isSending: state,
        failed: byRole('alert', '', { failed: texts.failed }),
      },
    },
    overlay: { is: 'dismissable', props: reportDialogStates.work },
    keys: { draw: () => <Opened />, rows: asDialog },
  }),
};
