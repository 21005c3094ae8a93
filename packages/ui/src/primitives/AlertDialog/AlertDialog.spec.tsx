import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { escapes, isGone, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../test/spec/spec.ts';
import { overlayOf } from '../../testing/controls.ts';
import { nothing } from '../../testing/nothing.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';
import { AlertDialog } from './index.ts';

const title = 'Delete the picture?';

const deletion = {
  isOpen: true,
  title: 'Delete this picture?',
  children: 'It leaves your gallery at once. You can bring it back for 30 days from the bin.',
  confirmLabel: 'Delete picture',
  onConfirm: nothing,
};

/** `<AlertDialog {...alertDialogStates.danger} />` */
export const alertDialogStates = statesOf<AlertDialogProps>()({
  danger: deletion,
  pending: { ...deletion, isPending: true },
});

/** AlertDialog: confirms or goes back. Takes its title. */
export function alertDialogTester(tools: Tools, title: string | RegExp) {
  const { cancel } = textsOf(tools, 'common', commonTexts);
  const { isOpen, read, press } = overlayOf(tools, 'alertdialog', title);
  return {
    isOpen,
    read,
    /** Presses the button that says what happens. */
    confirm: async (label: string | RegExp) => press(label),
    cancel: async (label: string | RegExp = cancel) => press(label),
  };
}

export default {
  AlertDialog: (): Spec<AlertDialogProps> => ({
    group: 'Overlays',
    states: alertDialogStates,
    tester: alertDialogTester,
    uses: [
      {
        in: {
          title,
          children: 'It cannot be undone.',
          confirmLabel: 'Delete',
          onConfirm: nothing,
          isOpen: true,
        },
        calls: 'onConfirm',
        by: (tools) => alertDialogTester(tools, title).confirm('Delete'),
      },
      {
        in: {
          title,
          children: 'It cannot be undone.',
          confirmLabel: 'Delete',
          onConfirm: nothing,
          isOpen: true,
        },
        calls: 'onOpenChange',
        by: (tools) => alertDialogTester(tools, title).cancel(),
      },
    ],
    overlay: {
      is: 'dismissable',
      props: {
        title,
        children: 'It cannot be undone.',
        confirmLabel: 'Delete',
        onConfirm: nothing,
      },
    },
    keys: {
      draw: (report) => (
        <DialogTrigger>
          <Button>Open</Button>
          <AlertDialog title="Delete?" confirmLabel="Delete" onConfirm={() => report('deleted')}>
            It is gone for good.
          </AlertDialog>
        </DialogTrigger>
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'Right after it opened: goes back. Nothing is lost by habit.',
          first: '{Enter}',
          press: '{Enter}',
          sees: (seen) => isGone('alertdialog')(seen) && seen.heard.length === 0,
        },
        stays('alertdialog'),
        escapes('alertdialog'),
      ],
    },
  }),
};
