import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ReceiptDialog } from './index.ts';
import { receiptStates } from './ReceiptDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/ReceiptDialog',
  component: ReceiptDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(receiptStates.exchange), onOpenChange: fn(), onPrint: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 900 }}>
      <ReceiptDialog {...args} />
    </main>
  ),
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ReceiptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides in both currencies; what came in is gold. */
export const Exchange: Story = {
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText('820 coins after')).toBeVisible();
    await expect(inside.getByText('128 credits after')).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Exchange);

/** Its words, price, pictures, and the way to what was charged and returned. */
export const Job: Story = {
  args: { ...shown(receiptStates.job), hrefOf: (id) => `#${id}` },
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText('8 pictures at 1 credit each')).toBeInTheDocument();
    await expect(inside.getByRole('link', { name: wallet.reason_generation_captured })).toBeInTheDocument();
  }),
};

export const Loading: Story = { args: { ...shown(receiptStates.loading), receipt: undefined } };

export const Failed: Story = { args: { ...shown(receiptStates.failed), receipt: undefined } };

/** It is somebody else's, or was never written. */
export const Missing: Story = { args: { ...shown(receiptStates.missing), receipt: undefined } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { args: shown(receiptStates.job), decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ReceiptDialog, receiptStates);
