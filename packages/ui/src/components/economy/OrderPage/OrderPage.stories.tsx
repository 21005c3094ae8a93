import { shop } from '@mirror-studio/domain/texts/en/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { OrderPage } from './index.ts';
import { orderStates } from './OrderPage.spec.tsx';

const meta = {
  title: 'Components/OrderPage',
  component: OrderPage,
  parameters: { layout: 'fullscreen' },
  args: shown(orderStates.paid),
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Less what the stories have by default. */
const noOrder = { order: undefined, receiptHref: undefined };

export const Paid: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: shop.toReceipt })).toHaveAttribute('href', '#receipt');
  }),
};

export const Playground: Story = playgroundOf(Paid);

/** Nothing was charged, and it says so. */
export const Simulated: Story = { args: shown(orderStates.simulated) };

/** What the provider says is late: the page looks again by itself. */
export const Waiting: Story = { args: shown(orderStates.waiting) };

/** The provider does not answer: nobody is told to pay twice. */
export const Silent: Story = { args: shown(orderStates.silent) };

export const Expired: Story = { args: shown(orderStates.expired) };

/** A part of the coins was spent already. */
export const Refunded: Story = { args: shown(orderStates.refunded) };

export const Disputed: Story = { args: shown(orderStates.disputed) };

/** An address that is made up, or somebody else's. */
export const Missing: Story = { args: { ...shown(orderStates.missing), ...noOrder } };

export const Loading: Story = { args: { ...shown(orderStates.loading), ...noOrder } };

export const Failed: Story = { args: { ...shown(orderStates.failed), ...noOrder } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(OrderPage, orderStates, 1);
