import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { windowsOf } from '../../../test/sheet/sheet.tsx';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { alertDialogStates } from './AlertDialog.spec.tsx';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...alertDialogStates.danger, isOpen: undefined, onConfirm: fn() },
  render: (args) => (
    <main style={{ padding: 24, minHeight: 420 }}>
      <DialogTrigger>
        <Button>Delete</Button>
        <AlertDialog {...args} />
      </DialogTrigger>
    </main>
  ),
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the way back, so that Enter by habit loses nothing. */
export const Danger: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete this picture?' });
    // "Cancelar" in Spanish.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Cancel/ })).toHaveFocus());
  },
};

export const Playground: Story = playgroundOf(Danger, {
  isOpened: true,
  choices: { variant: ['danger', 'primary', 'value'] },
});

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete picture' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** While the answer is under way the dialog stays. */
export const Pending: Story = {
  args: { isPending: true, defaultOpen: true },
  render: (args) => (
    <main style={{ minHeight: 420 }}>
      <AlertDialog {...args} />
    </main>
  ),
  play: async () => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const Matrix: Story = windowsOf(AlertDialog, alertDialogStates);
