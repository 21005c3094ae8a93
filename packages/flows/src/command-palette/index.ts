'use client';
export { CommandPalette } from './CommandPalette.ts';
export { CommandPaletteView, type CommandPaletteViewProps } from './CommandPaletteView.tsx';
