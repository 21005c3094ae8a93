import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { escapes, opens, stays } from '../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../test/spec/spec.ts';
import { overlayOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import type { DrawerProps } from './Drawer.tsx';
import { Drawer } from './index.ts';

const title = 'Delete the picture?';

const jobs = { isOpen: true, title: 'Background Jobs', children: 'Nothing is being developed.' };

/** `<Drawer {...drawerStates.end} />` */
export const drawerStates = statesOf<DrawerProps>()({
  end: jobs,
  start: { ...jobs, side: 'start', width: 320 },
  withFooter: {
    ...jobs,
    footer: ({ close }) => (
      <Button isFullWidth onPress={close}>
        Done
      </Button>
    ),
  },
});

/** Drawer: reads it, presses a button in it, closes it. Takes its title. */
export function drawerTester(tools: Tools, title: string | RegExp) {
  const { close } = textsOf(tools, 'controls', controlTexts);
  const overlay = overlayOf(tools, 'dialog', title);
  return { ...overlay, close: async () => overlay.press(close) };
}

export default {
  Drawer: (): Spec<DrawerProps> => ({
    group: 'Overlays',
    states: drawerStates,
    tester: drawerTester,
    uses: [
      {
        in: { title, children: 'It cannot be undone.', isOpen: true },
        calls: 'onOpenChange',
        by: (tools) => drawerTester(tools, title).close(),
      },
      {
        in: { title, children: 'It cannot be undone.', isOpen: true },
        reads: (tools) => [drawerTester(tools, title).isOpen(), drawerTester(tools, 'Another').isOpen()],
        is: [true, false],
      },
    ],
    overlay: { is: 'dismissable', props: { title, children: 'It cannot be undone.' } },
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
