'use client';
export { ShortcutSettings } from './ShortcutSettings.ts';
export { ShortcutSettingsView, type ShortcutSettingsViewProps } from './ShortcutSettingsView.tsx';
