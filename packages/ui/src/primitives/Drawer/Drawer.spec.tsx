import { escapes, opens, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../test/spec/spec.ts';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { Drawer } from './index.ts';

export default {
  Drawer: (): Spec => ({
    overlay: { is: 'dismissable', props: { title: 'Delete the picture?', children: 'It cannot be undone.' } },
    keys: {
      draw: () => (
        <DialogTrigger>
          <Button>Open</Button>
          <Drawer title="Jobs">Words</Drawer>
        </DialogTrigger>
      ),
      rows: [opens('dialog'), stays('dialog'), escapes('dialog')],
    },
  }),
};
