import { escapes, opens, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec, Unseen } from '../../../test/spec/spec.ts';
import { Button } from '../Button/index.ts';
import { Dialog, DialogTrigger } from './index.ts';

export default {
  Dialog: (): Spec => ({
    overlay: {
      is: 'dismissable',
      props: {
        title: 'Delete the picture?',
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
