import { billing } from '@mirror-studio/domain/texts/en/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { OrderReceiptDialog } from './index.ts';
import { orderReceiptStates as states } from './OrderReceiptDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/OrderReceiptDialog',
  component: OrderReceiptDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(states.simulated), onOpenChange: fn(), onPrint: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 800 }}>
      <OrderReceiptDialog {...args} />
    </main>
  ),
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof OrderReceiptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was charged, and the sheet says so. */
export const Simulated: Story = {
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText(billing.receiptSimulated)).toBeInTheDocument();
  }),
};

export const Playground: Story = playgroundOf(Simulated);

const plain = { details: undefined, ledgerHref: undefined };

export const Paid: Story = { args: { ...shown(states.paid), ...plain } };

export const Refunded: Story = { args: { ...shown(states.refunded), ledgerHref: undefined } };

export const Loading: Story = { args: { ...shown(states.loading), ...plain, order: undefined } };

export const Failed: Story = { args: { ...shown(states.failed), ...plain, order: undefined } };

/** It is somebody else's, or was never made. */
export const Missing: Story = { args: { ...shown(states.missing), ...plain, order: undefined } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(OrderReceiptDialog, states);
