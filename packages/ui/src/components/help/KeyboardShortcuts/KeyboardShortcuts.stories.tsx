import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { KeyboardShortcuts } from './index.ts';
import { shortcutStates } from './KeyboardShortcuts.spec.tsx';

const meta = {
  title: 'Components/KeyboardShortcuts',
  component: KeyboardShortcuts,
  args: shown(shortcutStates.member),
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <KeyboardShortcuts {...args} />
    </div>
  ),
} satisfies Meta<typeof KeyboardShortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Admin' })).toBeNull();
    await expect(canvas.getByText('Background Jobs')).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Admin: Story = { args: shown(shortcutStates.admin) };

export const Apple: Story = {
  args: shown(shortcutStates.apple),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('⌘').length).toBeGreaterThan(0);
  },
};

export const WithoutCharacterKeys: Story = {
  args: shown(shortcutStates.withoutCharacterKeys),
  parameters: { visual: { skip: true } },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = sheetOf(KeyboardShortcuts, shortcutStates);
