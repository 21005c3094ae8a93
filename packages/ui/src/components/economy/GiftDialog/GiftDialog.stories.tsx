import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { giftDialogStates } from './GiftDialog.spec.tsx';
import { GiftDialog } from './index.ts';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/GiftDialog',
  component: GiftDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(giftDialogStates.received), onOpenChange: fn(), onThank: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 900 }}>
      <GiftDialog {...args} />
    </main>
  ),
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof GiftDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Less what the stories have by default. */
const less = { onThank: undefined, ledgerHref: undefined };
const noGift = { ...less, gift: undefined };

/** Whoever got it can thank. */
export const Received: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: texts.thank }));
    await expect(args.onThank).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

export const Playground: Story = playgroundOf(Received);

export const Thanking: Story = { args: { ...shown(giftDialogStates.thanking), ledgerHref: undefined } };

export const ThankFailed: Story = { args: { ...shown(giftDialogStates.thankFailed), ledgerHref: undefined } };

/** Once is enough. */
export const Thanked: Story = { args: { ...shown(giftDialogStates.thanked), ledgerHref: undefined } };

export const Sent: Story = { args: { ...shown(giftDialogStates.sent), onThank: undefined } };

/** For an address: it says when it comes back. */
export const Waiting: Story = { args: { ...less, ...shown(giftDialogStates.waiting) } };

export const Returned: Story = { args: { ...less, ...shown(giftDialogStates.returned) } };

export const Loading: Story = { args: { ...noGift, ...shown(giftDialogStates.loading) } };

export const Failed: Story = { args: { ...noGift, ...shown(giftDialogStates.failed) } };

export const Missing: Story = { args: { ...noGift, ...shown(giftDialogStates.missing) } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(GiftDialog, giftDialogStates, 2);
