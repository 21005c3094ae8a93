import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { escapes, opens, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec, Unseen } from '../../../test/spec/spec.ts';
import { overlayOf } from '../../testing/controls.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import type { DialogProps } from './Dialog.tsx';
import { Dialog, DialogTrigger } from './index.ts';

const title = 'Delete the picture?';

/** Dialog: reads it, presses a button in it, closes it. Takes its title. */
export function dialogTester(tools: Tools, title: string | RegExp) {
  const { close } = textsOf(tools, 'controls', controlTexts);
  const overlay = overlayOf(tools, 'dialog', title);
  return { ...overlay, close: async () => overlay.press(close) };
}

export default {
  Dialog: (): Spec<DialogProps> => ({
    group: 'Overlays',
    tester: dialogTester,
    uses: [
      {
        in: { title, children: 'It cannot be undone.', isOpen: true },
        calls: 'onOpenChange',
        by: (tools) => dialogTester(tools, title).close(),
      },
      {
        in: { title, children: 'It cannot be undone.', isOpen: true },
        reads: (tools) => [dialogTester(tools, title).isOpen(), dialogTester(tools, 'Another').isOpen()],
        is: [true, false],
      },
    ],
    overlay: {
      is: 'dismissable',
      props: {
        title,
        children: 'It cannot be undone.',
        footer: <Button>Confirm</Button>,
      },
    },
    keys: {
      draw: () => (
        <DialogTrigger>
          <Button>Open</Button>
          <Dialog title="Exchange" footer={<Button>Confirm</Button>}>
            Words
          </Dialog>
        </DialogTrigger>
      ),
      rows: [opens('dialog'), stays('dialog'), escapes('dialog')],
    },
  }),
  DialogTrigger: (): Unseen => ({ withoutElement: 'it ties an overlay to its button' }),
};
