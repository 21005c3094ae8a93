import { isGone } from '../../../test/keyboard/rows.tsx';
import type { Spec, Unseen } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';
import type { TooltipProps } from './Tooltip.tsx';

const children = 'Some words';

/** Tooltip: what is said while the control has the keyboard or the pointer on it. */
export function tooltipTester(tools: Tools) {
  const { get, isShown } = controlOf(tools, 'tooltip');
  return { isShown, read: () => get().textContent ?? '' };
}

export default {
  Tooltip: (): Spec<TooltipProps> => ({
    group: 'Overlays',
    tester: tooltipTester,
    uses: [{ in: { children }, reads: (tools) => tooltipTester(tools).read(), is: children }],
    conformance: {
      props: { children, keys: ['J'] },
      within: (tooltip) => (
        <TooltipTrigger defaultOpen>
          <Button>Open</Button>
          {tooltip}
        </TooltipTrigger>
      ),
    },
    overlay: {
      is: 'tooltip',
      element: (
        <TooltipTrigger>
          <Button>Explained</Button>
          <Tooltip>Words</Tooltip>
        </TooltipTrigger>
      ),
      button: /Explained/,
    },
    keys: {
      draw: () => (
        <TooltipTrigger>
          <Button>Open</Button>
          <Tooltip>Words</Tooltip>
        </TooltipTrigger>
      ),
      rows: [
        {
          keys: ['Tab'],
          does: 'Onto what it explains: it comes at once.',
          press: '',
          sees: ({ find }) => find('[role="tooltip"]') !== null,
        },
        {
          keys: ['Esc'],
          does: 'Puts it away; the focus stays.',
          press: '{Escape}',
          sees: isGone('tooltip'),
        },
      ],
    },
  }),
  TooltipTrigger: (): Unseen => ({ withoutElement: 'it ties a tooltip to its control' }),
};
