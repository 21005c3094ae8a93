import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { compareStates } from './CompareSlider.spec.tsx';
import { CompareSlider } from './index.ts';

const meta = {
  title: 'Primitives/CompareSlider',
  component: CompareSlider,
  args: shown(compareStates.usual),
} satisfies Meta<typeof CompareSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators: Story['decorators'] = [
  (Story) => <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>{Story()}</div>,
];

/** Arrows step, Home and End show one picture alone; a press on the pictures brings the line there. */
export const Default: Story = {
  decorators,
  play: asWritten(async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: /Before/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveValue('48');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('100');
    const track = canvas.getByRole('group').firstElementChild ?? document.body;
    const { left, top, width, height } = track.getBoundingClientRect();
    const at = { clientX: left + width / 4, clientY: top + height / 2, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(track, { ...at, pointerType: 'mouse' });
    await fireEvent.pointerUp(track, { ...at, pointerType: 'mouse' });
    await expect(slider).toHaveValue('25');
    // Both are seen in the picture, and the ring.
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(slider).toHaveValue('45');
  }),
};

export const Playground: Story = playgroundOf(Default);

/** It counts from below: the handle is named after the picture there. */
export const Vertical: Story = {
  decorators,
  args: shown(compareStates.vertical),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: /After/ })).toHaveValue('65');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-orientation', 'vertical');
  }),
};

/** Their place is kept: nothing moves when they come. */
export const Waiting: Story = {
  decorators,
  args: shown(compareStates.waiting),
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('group').getBoundingClientRect();
    await expect(Math.round((height / width) * 100)).toBe(133);
  },
};

export const Long: Story = {
  decorators,
  args: shown(compareStates.long),
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = sheetOf(CompareSlider, compareStates);
