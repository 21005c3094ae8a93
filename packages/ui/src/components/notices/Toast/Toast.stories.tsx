import { toastLimits } from '@mirror-studio/domain/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { prompts } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { Toast, type ToastProps, ToastRegion } from './index.ts';

/** Follows the finger, and is gone when it was pulled far enough. */
function Held(props: ToastProps) {
  const [rightPx, setRightPx] = useState(props.swipedPx ?? 0);
  return (
    <main style={{ minBlockSize: 240 }}>
      <ToastRegion>
        <Toast
          {...props}
          swipedPx={rightPx}
          onSwipeMove={(px) => setRightPx(Math.max(0, px))}
          onSwipeEnd={() => (rightPx >= toastLimits.swipePx ? props.onDismiss() : setRightPx(0))}
        />
      </ToastRegion>
    </main>
  );
}

const meta = {
  title: 'Components/Toast',
  component: Toast,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'success',
    title: 'Exchange Successful',
    description: 'Converted 420 coins to 42 credits',
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** News: said when there is a pause. */
export const Success: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Exchange Successful');
    await press(screen.getByRole('button', { name: 'Dismiss this message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Said at once. */
export const Destructive: Story = {
  args: { tone: 'error', title: 'Exchange Failed', description: 'Failed to exchange coins' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Exchange Failed');
  },
};

export const Info: Story = {
  args: { tone: 'info', title: 'The shoot has begun', description: 'Follow it in Background Jobs.' },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Alpha Mode',
    description: 'Purchasing is disabled during alpha testing',
  },
};

/** One thing to do about it. */
export const WithAction: Story = {
  args: {
    title: 'Your pictures are ready',
    description: prompts.stillLife,
    action: { label: 'View Results', onPress: fn() },
  },
  play: async ({ args }) => {
    await press(screen.getByRole('button', { name: 'View Results' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const TitleAlone: Story = { args: { title: 'Settings saved', description: undefined } };

export const LongAndStrange: Story = { args: { title: prompts.markup, description: prompts.unbroken } };

/** Its time stands still while someone is on it. */
export const Paused: Story = {
  play: async ({ args }) => {
    await userEvent.hover(screen.getByRole('status'));
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.unhover(screen.getByRole('status'));
    await expect(args.onResume).toHaveBeenCalled();
  },
};

const drag = async (px: number) => {
  const toast = screen.getByRole('status');
  const at = (clientX: number) => ({ clientX, clientY: 8, pointerId: 1, isPrimary: true });
  toast.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(toast, at(0));
  await fireEvent.pointerMove(toast, at(px));
  return () => fireEvent.pointerUp(toast, at(px));
};

/** Held to the right, not yet far enough: it will come back. */
export const HalfSwiped: Story = {
  play: async ({ args }) => {
    const release = await drag(toastLimits.swipePx - 1);
    await release();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await drag(toastLimits.swipePx - 1);
  },
};

/** 50 px to the right put it away. */
export const SwipedAway: Story = {
  parameters: { photograph: { skip: true } },
  play: async ({ args }) => {
    const release = await drag(toastLimits.swipePx);
    await release();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };
