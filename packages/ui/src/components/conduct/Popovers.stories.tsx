import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { appShellStates, balanceStates, notificationStates, userBadgeStates } from '../../testing/states.ts';
import { BalanceHUD } from '../economy/BalanceHUD/BalanceHUD.tsx';
import { NotificationCenter } from '../notices/NotificationCenter/NotificationCenter.tsx';
import { LanguageSwitcher } from '../settings/LanguageSwitcher/LanguageSwitcher.tsx';
import { AppShell } from '../shell/AppShell/AppShell.tsx';
import { UserBadge } from '../shell/UserBadge/UserBadge.tsx';
import { frames, moments, patient, settled, withMotion } from './motion.ts';

/** Layers that bring their own button, interrupted as those of the page are. */
const meta = {
  title: 'Components/Conduct/Interruption of popovers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
  beforeEach: withMotion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Layers that hang on their own button: opened by it, closed by Escape. */
const hanging: Record<string, { Layer: ComponentType; button: RegExp; role: 'dialog' | 'menu' }> = {
  Balance: { Layer: () => <BalanceHUD {...balanceStates.known} />, button: /^Balance/, role: 'dialog' },
  Notifications: {
    Layer: () => <NotificationCenter {...notificationStates.some} />,
    button: /^Notifications/,
    role: 'dialog',
  },
  Language: { Layer: () => <LanguageSwitcher />, button: /^Language/, role: 'menu' },
  Account: { Layer: () => <UserBadge {...userBadgeStates.usual} />, button: /^Your account/, role: 'menu' },
  Sheet: {
    Layer: () => <AppShell {...appShellStates.full} isSheetOpen={undefined} />,
    button: /^Open the sidebar/,
    role: 'dialog',
  },
};

async function interruptHanging({ button: name, role }: (typeof hanging)[string], moment: number) {
  const button = screen.getByRole('button', { name, hidden: true });
  const isClosed = () => patient(() => expect(screen.queryByRole(role)).toBeNull());
  button.focus();
  await userEvent.keyboard('{Enter}');
  await frames(moment);
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole(role, {}, { timeout: 8_000 });
  await patient(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await frames(moment);
  await userEvent.click(button);
  await patient(() => expect(screen.queryByRole(role)).not.toBeNull());
  await settled();
  await patient(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
}

const hangingStory = (name: string): Story => ({
  ...(name === 'Sheet' && { globals: { viewport: { value: 'small' } } }),
  render: () => {
    const Layer = hanging[name]?.Layer;
    // The shell brings its own main.
    const Place = name === 'Sheet' ? 'div' : 'main';
    return <Place>{Layer && <Layer />}</Place>;
  },
  play: async () => {
    const layer = hanging[name];
    if (layer) for (const moment of moments) await interruptHanging(layer, moment);
  },
});

export const Balance = hangingStory('Balance');
export const Notifications = hangingStory('Notifications');
export const Language = hangingStory('Language');
export const Account = hangingStory('Account');
export const Sheet = hangingStory('Sheet');
