import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { amountSliderStates, amountSliderTester } from './AmountSlider.spec.tsx';
import { AmountSlider } from './index.ts';

/** Any amount between the least and the most, and what it buys. */
const meta = {
  title: 'Components/AmountSlider',
  component: AmountSlider,
  args: { ...shown(amountSliderStates.usual), onAmountChange: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '36rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AmountSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Usual: Story = {
  play: asWritten(async ({ args }) => {
    const tester = amountSliderTester(tools);
    await expect(tester.read()).toBe('$5.00');
    await tester.step(1);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(550);
  }),
};

export const Playground: Story = playgroundOf(Usual);

export const Least: Story = {
  args: shown(amountSliderStates.least),
  play: async ({ args }) => {
    await amountSliderTester(tools).step(-1);
    await expect(args.onAmountChange).not.toHaveBeenCalled();
  },
};

export const Most: Story = {
  args: shown(amountSliderStates.most),
  play: async ({ args }) => {
    await amountSliderTester(tools).step(1);
    await expect(args.onAmountChange).not.toHaveBeenCalled();
  },
};

/** An amount that earns the bonus lies between two steps of the slider: from there it goes on to the next step. */
export const Bonus: Story = {
  args: shown(amountSliderStates.bonus),
  play: async ({ args }) => {
    const tester = amountSliderTester(tools);
    await expect(tester.read()).toBe('$11.11');
    await expect(screen.getByRole('button', { name: '$11.11' })).toHaveAttribute('aria-pressed', 'true');
    await tester.step(1);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(1150);
    await tester.step(-1);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(1100);
    for (const [amount, cents] of [
      ['$8.08', 808],
      ['$22.22', 2222],
    ] as const) {
      await tester.chooseBonus(amount);
      await expect(args.onAmountChange).toHaveBeenLastCalledWith(cents);
    }
  },
};

export const Disabled: Story = {
  args: shown(amountSliderStates.disabled),
};

export const Matrix: Story = sheetOf(AmountSlider, amountSliderStates);
