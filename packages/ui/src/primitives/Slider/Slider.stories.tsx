import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Slider } from './index.ts';
import { sliderStates } from './Slider.spec.tsx';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: { label: 'Images', minValue: 1, maxValue: 10, defaultValue: 8 },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step, Home and End go to the ends. */
export const Images: Story = {
  play: asWritten(async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Images' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('7');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('1');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('10');
  }),
};

export const Playground: Story = playgroundOf(Images, { also: ['isDisabled'] });

export const Dragging: Story = {
  parameters: { visual: { noFocusWalk: 'a pointer holds it' } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Images' });
    const thumb = slider.closest('[data-rac]') ?? slider;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: thumb });
    await expect(thumb).toHaveAttribute('data-dragging');
  },
};

export const Amount: Story = {
  args: {
    label: 'Amount',
    tone: 'gold',
    minValue: 1.5,
    maxValue: 99,
    step: 0.5,
    defaultValue: 25,
    formatOptions: { style: 'currency', currency: 'USD' },
  },
};

export const Matrix: Story = sheetOf(Slider, sliderStates);
