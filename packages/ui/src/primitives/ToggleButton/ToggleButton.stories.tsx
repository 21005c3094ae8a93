import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { ToggleButton } from './index.ts';
import { toggleButtonStates } from './ToggleButton.spec.tsx';

const meta = {
  title: 'Primitives/ToggleButton',
  component: ToggleButton,
  args: { children: 'Only mine' },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name stays; screen readers say whether it is pressed. */
export const Off: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Only mine' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Playground: Story = playgroundOf(Off, { also: ['isSelected', 'isDisabled'] });

export const On: Story = { args: { defaultSelected: true } };

export const Matrix: Story = sheetOf(ToggleButton, toggleButtonStates);
