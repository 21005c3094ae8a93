'use client';
export { KeyboardShortcuts, type KeyboardShortcutsProps } from './KeyboardShortcuts.tsx';
