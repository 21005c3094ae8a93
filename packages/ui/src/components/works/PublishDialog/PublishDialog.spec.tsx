import { publishing as texts } from '@mirror-studio/domain/texts/en/publishing';
import { emptyWork } from '@mirror-studio/domain/works';
import { useState } from 'react';
import { byRole, look, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { PublishDialog } from './index.ts';
import type { PublishDialogProps } from './PublishDialog.tsx';

const dialog: PublishDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  picture: { src: pictures.saltFlats.url, ratio: '3 / 4' },
  handle: 'mara-oduya',
  profileHref: '#profile',
  form: emptyWork,
  onFormChange: nothing,
  licence: { resale: false, training: false },
  onSubmit: nothing,
};
const form = {
  title: 'Salt flats, first light',
  tags: ['salt', 'first light'],
  sharesPrompt: true,
  allowsRemix: true,
};

const { picture: _, ...wordless } = dialog;
const ofPrompt: PublishDialogProps = {
  ...wordless,
  prompt: { text: 'A dancer in {silk|linen} at __light__', version: 3 },
};

/** `<PublishDialog {...publishDialogStates.blank} />` */
export const publishDialogStates = statesOf<PublishDialogProps>()({
  blank: dialog,
  filled: { ...dialog, form, licence: null, onSettings: nothing },
  refused: { ...dialog, problems: { title: 'titleEmpty', tags: 'tagsMany' } },
  pending: { ...dialog, form, isPending: true },
  failed: { ...dialog, form, error: texts.failed },
  published: { ...dialog, form, publishedHref: '#work', onWithdraw: nothing },
  prompt: { ...ofPrompt, form: { ...form, sharesPrompt: false, allowsRemix: false } },
  promptPublished: {
    ...ofPrompt,
    prompt: { text: prompts.long.slice(0, 900), version: 4, publishedVersion: 2 },
    form,
    publishedHref: '#work',
    onWithdraw: nothing,
  },
  withoutHandle: { ...dialog, handle: null },
  handleComing: { ...dialog, handle: undefined },
});

/** PublishDialog: fills it in, publishes and withdraws. */
export function publishDialogTester(tools: Tools) {
  const t = textsOf(tools, 'publishing', texts);
  const { press, fill } = stepsOf(tools);
  const { screen } = tools;
  return {
    title: async (words: string) => fill(screen.getByRole('textbox', { name: t.title }), words),
    publish: async () => press(t.publish),
    save: async () => press(t.save),
    withdraw: async () => press(t.withdraw),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <PublishDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  PublishDialog: (): Spec<PublishDialogProps> => ({
    states: publishDialogStates,
    tester: publishDialogTester,
    uses: [
      {
        in: publishDialogStates.filled,
        calls: 'onSubmit',
        by: (tools) => publishDialogTester(tools).publish(),
      },
      {
        in: publishDialogStates.published,
        calls: 'onWithdraw',
        by: (tools) => publishDialogTester(tools).withdraw(),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        picture: look,
        prompt: state,
        problems: state,
        error: byRole('alert', '', { error: texts.failed }),
        onSettings: byRole('button', texts.settings, { onSettings: nothing }),
        publishedHref: byRole('link', texts.view, { publishedHref: '#work' }),
        isPending: state,
        onWithdraw: byRole('button', texts.withdraw, { onWithdraw: nothing }),
      },
    },
    overlay: { is: 'dismissable', props: publishDialogStates.blank },
    keys: { draw: () => <Opened />, rows: asDialog },
  }),
};
