import { shell } from '@mirror-studio/domain/texts/en/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { UpdateBanner } from './index.ts';
import { updateBannerStates } from './UpdateBanner.spec.tsx';

const meta = {
  title: 'Components/UpdateBanner',
  component: UpdateBanner,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(updateBannerStates.shown), onReload: fn() },
} satisfies Meta<typeof UpdateBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is said once, and waits. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary', { name: shell.updateTitle })).toBeVisible();
    await waitFor(async () => {
      const said = screen.getAllByRole('log').map(({ textContent }) => textContent);
      await expect(said).toContain(`${shell.updateTitle}. ${shell.updateBanner}`);
    });
    await press(canvas.getByRole('button', { name: shell.updateReload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Dismissable: Story = {
  args: { ...shown(updateBannerStates.dismissable), onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: shell.updateLater }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AtSmallWidth: Story = {
  args: { ...shown(updateBannerStates.dismissable), onDismiss: fn() },
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(UpdateBanner, updateBannerStates, 1);
