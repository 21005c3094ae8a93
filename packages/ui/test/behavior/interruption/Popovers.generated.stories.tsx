// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { interrupting } from './interrupting.tsx';

/** Overlays that bring their own button, interrupted as those of the page are. */
const meta = {
  title: 'Components/Behavior/Interruption of popovers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const BalanceHUD = interrupting('BalanceHUD');
export const DatePicker = interrupting('DatePicker');
export const DateRangePicker = interrupting('DateRangePicker');
export const GalleryFilters = interrupting('GalleryFilters');
export const LanguageSwitcher = interrupting('LanguageSwitcher');
export const Menu = interrupting('Menu');
export const NotificationCenter = interrupting('NotificationCenter');
export const Popover = interrupting('Popover');
export const PromptSentence = interrupting('PromptSentence');
export const Select = interrupting('Select');
export const UserBadge = interrupting('UserBadge');
export const AppShell = interrupting('AppShell');
