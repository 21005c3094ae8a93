import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { checkboxStates } from './Checkbox.spec.tsx';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'I accept the terms of service' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of service' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('I accept the terms of service'));
    await expect(box).not.toBeChecked();
  },
};

export const Playground: Story = playgroundOf(Unchecked, {
  also: ['isSelected', 'isIndeterminate', 'isInvalid', 'isReadOnly', 'isDisabled'],
});

export const Focused: Story = {
  args: { defaultSelected: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Accept the terms to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};

export const Matrix: Story = sheetOf(Checkbox, checkboxStates);
