// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { escaping } from './escaping.tsx';

/** Escape pressed before the focus has come into a layer that hangs on its own button. */
const meta = {
  title: 'Components/Behavior/Escape before focus of popovers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const BalanceHUD = escaping('BalanceHUD');
export const DatePicker = escaping('DatePicker');
export const DateRangePicker = escaping('DateRangePicker');
export const GalleryFilters = escaping('GalleryFilters');
export const LanguageSwitcher = escaping('LanguageSwitcher');
export const Menu = escaping('Menu');
export const NotificationCenter = escaping('NotificationCenter');
export const Popover = escaping('Popover');
export const PromptSentence = escaping('PromptSentence');
export const Select = escaping('Select');
export const UserBadge = escaping('UserBadge');
export const AppShell = escaping('AppShell');
