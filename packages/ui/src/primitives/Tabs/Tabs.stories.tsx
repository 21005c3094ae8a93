import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Tabs } from './index.ts';
import { tabsStates } from './Tabs.spec.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: tabsStates.line,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you hear of, and where.');
  }),
};

export const Playground: Story = playgroundOf(Line);

export const Vertical: Story = { args: tabsStates.vertical };

/** The row scrolls; nothing wraps. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(Tabs, tabsStates);
