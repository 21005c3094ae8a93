import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { PurchaseDialog } from './index.ts';
import { purchaseStates } from './PurchaseDialog.spec.tsx';

const meta = {
  title: 'Components/PurchaseDialog',
  component: PurchaseDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(purchaseStates.packages),
    onOpenChange: fn(),
    onChoose: fn(),
    onChange: fn(),
    onConfirm: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 600 }}>
      <PurchaseDialog {...args} chosen={undefined} defaultChosen={args.chosen} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof PurchaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** Three packages, as the specification prices them. */
export const Packages: Story = {
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText('$49.99')).toBeVisible();
    await expect(inside.getByText('17% off')).toBeVisible();
    await expect(inside.getByText('33% off')).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Packages, {
  news: {
    onChoose: (chosen: string) => ({ chosen }),
    onChange: () => ({ chosen: null }),
  },
});

/** Choose, change, choose again, confirm. */
export const Confirming: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: /Sovereign/ }));
    await press(inside.getByRole('button', { name: 'Change' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await press(inside.getByRole('button', { name: /Regal/ }));
    await press(inside.getByRole('button', { name: 'Confirm purchase' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('regal');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: shown(purchaseStates.pending) };

export const Failed: Story = {
  args: shown(purchaseStates.failed),
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toBeVisible();
  },
};

export const PurchasingDisabled: Story = {
  args: shown(purchaseStates.purchasingDisabled),
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Confirm purchase' })).toBeDisabled();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Confirm: Story = { args: shown(purchaseStates.confirming) };

/** The list says early that nothing can be bought now. */
export const ListDisabled: Story = {
  args: shown(purchaseStates.listDisabled),
  play: async () => {
    await expect((await dialog()).getByText(/disabled during alpha testing/)).toBeVisible();
  },
};

/** Real money: nothing speaks of a simulation. */
export const Live: Story = {
  args: shown(purchaseStates.live),
  play: async () => {
    await expect((await dialog()).queryByText(/simulated/i)).toBeNull();
  },
};

export const Matrix: Story = windowsOf(PurchaseDialog, purchaseStates);
