import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { codeFieldStates } from './CodeField.spec.tsx';
import { CodeField } from './index.ts';

const label = 'Code from the app';

const meta = {
  title: 'Primitives/CodeField',
  component: CodeField,
  args: { label, onChange: fn() },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is pasted may have spaces; a phone offers the code that it was sent. */
export const Default: Story = {
  play: asWritten(async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste(' 418 203 ');
    await expect(input).toHaveValue('418203');
    await expect(args.onChange).toHaveBeenLastCalledWith('418203');
    await userEvent.keyboard('x9');
    await expect(input).toHaveValue('418203');
  }),
};

export const Playground: Story = playgroundOf(Default, { also: ['isReadOnly', 'isDisabled'] });

export const Begun: Story = { args: { defaultValue: '418' } };

export const Invalid: Story = {
  args: { defaultValue: '418', errorMessage: 'Type all six figures.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Type all six figures.');
  },
};

export const Matrix: Story = sheetOf(CodeField, codeFieldStates);
