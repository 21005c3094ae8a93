import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { KeyboardShortcuts } from './index.ts';

const meta = {
  title: 'Components/KeyboardShortcuts',
  component: KeyboardShortcuts,
  args: { level: 2 },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <KeyboardShortcuts {...args} />
    </div>
  ),
} satisfies Meta<typeof KeyboardShortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Admin' })).toBeNull();
    await expect(canvas.getByText('Background Jobs')).toBeVisible();
  },
};

export const Admin: Story = { args: { isAdmin: true } };

export const Apple: Story = {
  args: { isApple: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('⌘').length).toBeGreaterThan(0);
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
