import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { LoadingGuard } from './index.ts';
import { loadingGuardStates } from './LoadingGuard.spec.tsx';

const meta = {
  title: 'Components/LoadingGuard',
  component: LoadingGuard,
  parameters: { layout: 'fullscreen' },
  args: shown(loadingGuardStates.loading),
} satisfies Meta<typeof LoadingGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking your session' })).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Loading);

export const Allowed: Story = { args: shown(loadingGuardStates.allowed) };

/** Nothing at all, until the guard has led away. */
export const Refused: Story = {
  args: shown(loadingGuardStates.refused),
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Matrix: Story = windowsOf(LoadingGuard, loadingGuardStates, 1);
