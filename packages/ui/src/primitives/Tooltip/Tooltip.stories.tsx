import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { JobsIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { children: 'Background Jobs', placement: 'bottom' },
  render: (args) => (
    <div style={{ padding: '16px 64px 56px' }}>
      <TooltipTrigger>
        <IconButton label="Background Jobs" icon={<JobsIcon />} />
        <Tooltip {...args} />
      </TooltipTrigger>
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On keyboard focus it comes at once; Escape puts it away and leaves the focus. */
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Background Jobs'));
  },
};

export const Playground: Story = playgroundOf(OnFocus, {
  isOpened: true,
  choices: { placement: ['top', 'bottom', 'start', 'end'] },
});

export const WithKeys: Story = { args: { keys: ['Ctrl', 'J'] }, play: OnFocus.play };

export const Escape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
