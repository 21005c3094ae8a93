import { isGone } from '../../../test/keyboard/rows.tsx';
import type { Spec, Unseen } from '../../../test/spec/spec.ts';
import { Button } from '../Button/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';

const children = 'Some words';

export default {
  Tooltip: (): Spec => ({
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
