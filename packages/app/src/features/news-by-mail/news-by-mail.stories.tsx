import { community as texts } from '@mirror-studio/domain/texts/en/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewsByMailView } from './NewsByMailView.tsx';

const meta = {
  title: 'Pages/News by mail',
  component: NewsByMailView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { isOn: true, onChange: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NewsByMailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { isOn: false } };
export const Loading: Story = { args: { isOn: null } };
export const Failed: Story = {
  args: {
    isOn: null,
    failure: { kind: 'server', message: texts.byMailFailedToLoad, onAction: { retry: fn() } },
  },
};

export const Chosen: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: texts.byMail }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** What was chosen is not chosen again before there is an answer. */
export const Waiting: Story = {
  parameters: { visual: { skip: true } },
  args: { isOn: false, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: texts.byMail }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
