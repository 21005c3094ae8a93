import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { billing as spanish } from '@mirror-studio/domain/texts/es/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { manyOrders } from '../../../testing/fixtures/orders.ts';
import { billingStates as states } from './BillingPage.spec.tsx';
import { BillingPage } from './index.ts';

const meta = {
  title: 'Components/BillingPage',
  component: BillingPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(states.listed), onOpen: fn() },
  render: (args) => (
    <main>
      <BillingPage {...args} />
    </main>
  ),
} satisfies Meta<typeof BillingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Simulated ones say so in their row. */
export const Listed: Story = {
  play: asWritten(async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: new RegExp(purchase.regalName) });
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.unhover(row);
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const One: Story = { args: shown(states.one) };

export const Empty: Story = { args: shown(states.empty) };

export const Many: Story = { args: shown(states.many) };

export const Ended: Story = { args: shown(states.ended) };

export const Loading: Story = { args: shown(states.loading) };

export const FailedToLoad: Story = { args: shown(states.failedToLoad) };

export const MoreFailed: Story = { args: shown(states.moreFailed) };

export const LoadingMore: Story = { args: shown(states.loadingMore) };

/** A thousand purchases: those in sight are in the document. */
export const FarTooMany: Story = {
  render: (args) => (
    <main>
      <BillingPage {...args} orders={manyOrders(1_000)} />
    </main>
  ),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  }),
};

/** Each purchase a card. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

/** "10 seconds ago" is longer than "9 seconds ago": what follows stays where it is, also where there is little room. */
export const TimeGoesBy: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { visual: { skip: true } },
  decorators: [inSpanish],
  render: (args) => (
    <main>
      <BillingPage
        {...args}
        received={[9, 10, 3_599].flatMap((seconds) => {
          const createdAt = new Date(Date.now() - seconds * 1_000).toISOString();
          return (states.listed.received ?? []).map((line) => ({ ...line, id: `${seconds}`, createdAt }));
        })}
      />
    </main>
  ),
  play: asWritten(async ({ canvas }) => {
    const lines = within(canvas.getByRole('region', { name: spanish.received })).getAllByRole('listitem');
    await expect(lines).toHaveLength(3);
    await expect(new Set(lines.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  }),
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(BillingPage, states, 1);
