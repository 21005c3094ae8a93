import { escapes, isGone, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { AlertDialog } from './index.ts';

export default {
  AlertDialog: (): Spec => ({
    overlay: {
      is: 'dismissable',
      props: {
        title: 'Delete the picture?',
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
