import { escapes, opens } from '../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../test/spec/spec.ts';
import { overlayOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import type { PopoverProps } from './Popover.tsx';
import { Popover } from './Popover.tsx';

const title = 'A name';

const opener = <Button data-opener="">Open</Button>;

/** Popover: reads it, presses a button in it. Takes its label. */
export function popoverTester(tools: Tools, label: string | RegExp) {
  return overlayOf(tools, 'dialog', label);
}

export default {
  Popover: (): Spec<PopoverProps> => ({
    group: 'Overlays',
    tester: popoverTester,
    uses: [
      {
        in: { label: title, children: <Button>Inside</Button> },
        reads: (tools) => popoverTester(tools, title).read(),
        is: 'Inside',
      },
    ],
    conformance: {
      isOverlay: true,
      props: { label: title, children: <Button>Inside</Button> },
      within: (popover) => (
        <DialogTrigger defaultOpen>
          {opener}
          {popover}
        </DialogTrigger>
      ),
    },
    overlay: {
      is: 'attached',
      element: (
        <DialogTrigger>
          <Button>Open</Button>
          <Popover label="A popover">
            <Button>Inside</Button>
          </Popover>
        </DialogTrigger>
      ),
      button: /^Open$/,
      role: 'dialog',
    },
    keys: {
      draw: () => (
        <DialogTrigger>
          <Button>Open</Button>
          <Popover label="Balance">
            <Button>Exchange</Button>
          </Popover>
        </DialogTrigger>
      ),
      rows: [opens('dialog'), escapes('dialog')],
    },
  }),
};
