'use client';
export { ShortcutsView, type ShortcutsViewProps } from './ShortcutsView.tsx';
