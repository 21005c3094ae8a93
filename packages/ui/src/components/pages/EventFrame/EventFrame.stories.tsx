import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { EventFrame } from './index.ts';

const meta = {
  title: 'Components/EventFrame',
  component: EventFrame,
  parameters: { layout: 'fullscreen' },
  args: { screen: 'windowed', onEnter: fn(), onLeave: fn() },
} satisfies Meta<typeof EventFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the window, before the whole screen is asked for. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Fill the screen' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Asked for, and not given yet: it can be taken back. */
export const Entering: Story = {
  args: { screen: 'entering' },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The browser said no: the event goes on in the window. */
export const Refused: Story = {
  args: { screen: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not give the whole screen');
  },
};

export const Full: Story = {
  args: { screen: 'full' },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Leave full screen' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = { args: { screen: 'leaving' } };

export const AtSmallWidth: Story = {
  args: { screen: 'refused' },
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(
  EventFrame,
  fromStories(meta.args, { Default, Entering, Refused, Full, Leaving }),
  1,
);
