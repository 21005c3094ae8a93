import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { helpLauncherStates } from './HelpLauncher.spec.tsx';
import { HelpLauncher } from './index.ts';

const meta = {
  title: 'Components/HelpLauncher',
  component: HelpLauncher,
  args: { ...shown(helpLauncherStates.ready), onPress: fn() },
} satisfies Meta<typeof HelpLauncher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Help' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Matrix: Story = sheetOf(HelpLauncher, helpLauncherStates);
