import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { SuspendedScreen } from './index.ts';
import { suspendedStates } from './SuspendedScreen.spec.tsx';

const meta = {
  title: 'Components/SuspendedScreen',
  component: SuspendedScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(suspendedStates.suspended), onSignOut: fn() },
} satisfies Meta<typeof SuspendedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This account is suspended');
    await press(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const SigningOut: Story = { args: shown(suspendedStates.signingOut) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(SuspendedScreen, suspendedStates, 1);
