import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ShopPage } from './index.ts';
import { shopStates } from './ShopPage.spec.tsx';

const meta = {
  title: 'Components/ShopPage',
  component: ShopPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(shopStates.simulated), onBuy: fn() },
  render: (args) => (
    <main>
      <ShopPage {...args} />
    </main>
  ),
} satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is charged, and it says so where it counts. */
export const Simulated: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(purchase.royalName) }));
    await userEvent.click(canvas.getByRole('button', { name: shop.paySimulated }));
    await expect(args.onBuy).toHaveBeenCalledWith({ item: 'royal', coins: 3_000, priceCents: 19_999 });
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(purchase.regalName) }));
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.unhover(canvas.getByRole('radio', { name: new RegExp(purchase.regalName) }));
  }),
};

export const Playground: Story = playgroundOf(Simulated);

export const Live: Story = { args: shown(shopStates.live) };

export const Disabled: Story = { args: shown(shopStates.disabled) };

/** An amount that earns the Mirror bonus: the summary says what is bonus. */
export const Bonus: Story = { args: shown(shopStates.bonus) };

export const Pending: Story = { args: shown(shopStates.pending) };

export const Failed: Story = { args: shown(shopStates.failed) };

/** The cards under one another, what is chosen under them. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ShopPage, shopStates, 1);
