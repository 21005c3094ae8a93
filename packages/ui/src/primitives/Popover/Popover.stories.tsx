import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Button } from '../Button/index.ts';
import { DialogTrigger, Popover } from './index.ts';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: { label: 'Balance', children: <p>1,240 Mirror Coins and 86 Usage Credits</p> },
  render: (args) => (
    <div style={{ minHeight: 160 }}>
      <DialogTrigger>
        <Button>Balance</Button>
        <Popover {...args} />
      </DialogTrigger>
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Balance' }));
    await screen.findByRole('dialog', { name: 'Balance' });
  },
};

export const Playground: Story = playgroundOf(Open, { isOpened: true });

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Balance' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Balance' })).toHaveFocus());
  },
};

export const AtTheEnd: Story = { args: { placement: 'bottom end' }, play: Open.play };
