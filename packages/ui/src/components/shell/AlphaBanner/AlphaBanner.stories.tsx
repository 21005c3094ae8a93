import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { alphaBannerStates } from './AlphaBanner.spec.tsx';
import { AlphaBanner } from './index.ts';

const meta = {
  title: 'Components/AlphaBanner',
  component: AlphaBanner,
  parameters: { layout: 'fullscreen' },
  args: shown(alphaBannerStates.shown),
} satisfies Meta<typeof AlphaBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The community chat opens in a new tab, and its name says so. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Report it in the community chat (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Dismissable: Story = {
  args: { ...shown(alphaBannerStates.dismissable), onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AtSmallWidth: Story = {
  args: { ...shown(alphaBannerStates.dismissable), onDismiss: fn() },
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(AlphaBanner, alphaBannerStates, 1);
