'use client';
export type { ShortcutConflict, ShortcutRecording } from './ShortcutRow.tsx';
export { ShortcutSettings, type ShortcutSettingsProps } from './ShortcutSettings.tsx';
