import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { escapes, opens, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec, Unseen } from '../../../test/spec/spec.ts';
import { CoinIcon } from '../../icons/index.ts';
import { overlayOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import type { DialogProps } from './Dialog.tsx';
import { Dialog, DialogTrigger } from './index.ts';

const title = 'Delete the picture?';

const exchange: DialogProps = {
  isOpen: true,
  title: 'Exchange Mirror Coins',
  description: '10 Coins = 1 Credit',
  children: <TextField label="Coins" aside="1,240 available" prefix={<CoinIcon />} defaultValue="420" />,
  footer: ({ close }) => (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button variant="value" onPress={close}>
        Exchange 420 coins
      </Button>
    </>
  ),
};

const clauses = Array.from(
  { length: 16 },
  (_, index) =>
    `${index + 1}. The studio keeps the pictures that you make until you delete them. What you delete is gone from the gallery at once and from our stores within thirty days, unless you bring it back before then.`,
);

/** `<Dialog {...dialogStates.open} />` */
export const dialogStates = statesOf<DialogProps>()({
  open: exchange,
  longContent: { ...exchange, children: clauses.map((clause) => <p key={clause}>{clause}</p>) },
  notDismissable: { ...exchange, isDismissable: false },
});

/** Dialog: reads it, presses a button in it, closes it. Takes its title. */
export function dialogTester(tools: Tools, title: string | RegExp) {
  const { close } = textsOf(tools, 'controls', controlTexts);
  const overlay = overlayOf(tools, 'dialog', title);
  return { ...overlay, close: async () => overlay.press(close) };
}

export default {
  Dialog: (): Spec<DialogProps> => ({
    group: 'Overlays',
    states: dialogStates,
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
