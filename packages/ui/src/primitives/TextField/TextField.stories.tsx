import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { CoinIcon, MailIcon } from '../../icons/index.ts';
import { TextField } from './index.ts';
import { textFieldStates } from './TextField.spec.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Project name', name: 'project' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { description: 'Groups the pictures in your gallery.' } };

export const Playground: Story = playgroundOf(Untouched, { also: ['isReadOnly', 'isDisabled'] });

export const Filled: Story = { args: { defaultValue: 'Halcyon' } };

export const Focused: Story = {
  args: { defaultValue: 'Halcyon' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Project name' }));
    await userEvent.keyboard(' North');
    await expect(canvas.getByRole('textbox')).toHaveValue('Halcyon North');
  },
};

export const WithPrefix: Story = {
  args: { label: 'Email', type: 'email', placeholder: 'you@studio.com', prefix: <MailIcon size={18} /> },
};

export const WithAside: Story = {
  args: {
    label: 'Coins',
    aside: '1,240 available',
    prefix: <CoinIcon />,
    defaultValue: '420',
    inputMode: 'numeric',
  },
};

export const Optional: Story = { args: { isOptional: true } };

/** The error takes the place of nothing: help stays, and the error says how to put it right. */
export const Invalid: Story = {
  args: {
    label: 'Email',
    defaultValue: 'mara@example',
    errorMessage: 'Write the whole address, like name@example.com.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write the whole address, like name@example.com.');
  },
};

/** The password can be read while it is typed. */
export const Password: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'Halcyon-07' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Halcyon' } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Halcyon' } };

export const Small: Story = { args: { size: 'small', defaultValue: 'Halcyon' } };

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Name this project' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Project name' })).toBeInTheDocument();
  },
};

export const Matrix: Story = sheetOf(TextField, textFieldStates);
