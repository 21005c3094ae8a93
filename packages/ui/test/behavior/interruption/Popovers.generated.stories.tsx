// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { interruptingAttached } from './popovers.tsx';

/** Overlays that bring their own button, interrupted as those of the page are. */
const meta = {
  title: 'Components/Behavior/Interruption of popovers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const BalanceHUD = interruptingAttached('BalanceHUD');
export const LanguageSwitcher = interruptingAttached('LanguageSwitcher');
export const Menu = interruptingAttached('Menu');
export const NotificationCenter = interruptingAttached('NotificationCenter');
export const Popover = interruptingAttached('Popover');
export const Select = interruptingAttached('Select');
export const UserBadge = interruptingAttached('UserBadge');
export const AppShell = interruptingAttached('AppShell');
