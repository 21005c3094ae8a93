import { pathOf } from '@mirror-studio/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { demoBannerStates } from './DemoBanner.spec.tsx';
import { DemoBanner } from './index.ts';

const meta = {
  title: 'Components/DemoBanner',
  component: DemoBanner,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(demoBannerStates.shown), onSignUp: fn() },
} satisfies Meta<typeof DemoBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with a name of its own, so that it can be found from anywhere in the page. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Demonstration' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'The Terms of Service apply (opens in a new tab)' }),
    ).toHaveAttribute('href', pathOf('terms'));
    await press(canvas.getByRole('button', { name: 'Create your own account' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Leaving: Story = {
  args: shown(demoBannerStates.leaving),
};

export const AtSmallWidth: Story = {
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(DemoBanner, demoBannerStates, 1);
