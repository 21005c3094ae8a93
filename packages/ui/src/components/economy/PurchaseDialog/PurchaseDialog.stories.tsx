import type { CoinPackageId } from '@mirror-studio/domain/economy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { PurchaseDialog, type PurchaseDialogProps } from './index.ts';

function Held(props: PurchaseDialogProps) {
  const [chosen, setChosen] = useState<CoinPackageId | null>(props.chosen);
  return (
    <main style={{ minBlockSize: 600 }}>
      <PurchaseDialog
        {...props}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          props.onChoose(id);
        }}
        onChange={() => {
          setChosen(null);
          props.onChange();
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/PurchaseDialog',
  component: PurchaseDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    chosen: null,
    onChoose: fn(),
    onChange: fn(),
    onConfirm: fn(),
  },
  render: (args) => <Held {...args} />,
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof PurchaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};

/** Three packages, as the specification prices them. */
export const Packages: Story = {
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('$49.99')).toBeVisible();
    await expect(inside.getByText('17% off')).toBeVisible();
    await expect(inside.getByText('33% off')).toBeVisible();
  },
};

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

export const Pending: Story = { args: { chosen: 'royal', isPending: true } };

export const Failed: Story = {
  args: { chosen: 'sovereign', failure: 'The purchase did not go through. Nothing was charged.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toBeVisible();
  },
};

export const PurchasingDisabled: Story = {
  args: { chosen: 'sovereign', purchasing: 'disabled' },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Confirm purchase' })).toBeDisabled();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
