import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { formStates } from './Form.spec.tsx';
import { Form } from './index.ts';

const meta = {
  title: 'Primitives/Form',
  component: Form,
  args: { ...formStates.untouched, onSubmit: fn() },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const Playground: Story = playgroundOf(Untouched);

/** What is missing is said on its field, and focus goes there. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Display name' });
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Enter sends it. */
export const Submitted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Display name' }));
    await userEvent.keyboard('Mara{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(data as FormData)).toEqual({ name: 'Mara', email: 'mara@example.com' });
  },
};

/** What the server refuses lands on its field; what it refuses of the whole, above. */
export const Refused: Story = {
  args: shown(formStates.refused),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'This address has an account already.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('The profile was not saved.');
  },
};

export const Matrix: Story = sheetOf(Form, formStates);
