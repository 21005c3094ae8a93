'use client';
export { Shortcuts } from './Shortcuts.ts';
export { ShortcutsView, type ShortcutsViewProps } from './ShortcutsView.tsx';
