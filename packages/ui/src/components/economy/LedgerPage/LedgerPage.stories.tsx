import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { manyLines } from '../../../testing/fixtures/ledger.ts';
import { LedgerPage } from './index.ts';
import { ledgerPageStates } from './LedgerPage.spec.tsx';

const meta = {
  title: 'Components/LedgerPage',
  component: LedgerPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(ledgerPageStates.listed), onFilterChange: fn(), onOpen: fn(), onGetCoins: fn() },
  render: (args) => (
    <main>
      <LedgerPage {...args} />
    </main>
  ),
} satisfies Meta<typeof LedgerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Value that came in is gold; the figures stand under one another. */
export const Listed: Story = {
  play: asWritten(async ({ canvas, args }) => {
    const [line] = canvas.getAllByRole('row', { name: wallet.reason_exchange });
    if (!line) throw new Error('There is no exchange');
    await userEvent.click(line);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: ledger.direction_in }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ direction: 'in' });
    await userEvent.unhover(canvas.getByRole('radio', { name: ledger.direction_in }));
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const Loading: Story = { args: shown(ledgerPageStates.loading) };

export const Empty: Story = { args: shown(ledgerPageStates.empty) };

export const FilteredToNothing: Story = { args: shown(ledgerPageStates.filteredToNothing) };

export const FailedToLoad: Story = { args: shown(ledgerPageStates.failedToLoad) };

/** They are listed as they were; reading on failed. */
export const MoreFailed: Story = { args: shown(ledgerPageStates.moreFailed) };

/** Older ones are being read. */
export const LoadingMore: Story = { args: shown(ledgerPageStates.loadingMore) };

export const Strange: Story = { args: shown(ledgerPageStates.strange) };

/** Ten thousand lines: those in sight are in the document. */
export const FarTooMany: Story = {
  render: (args) => <LedgerPage {...args} lines={manyLines(10_000)} />,
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  }),
};

/** Each line a card. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(LedgerPage, ledgerPageStates, 1);
