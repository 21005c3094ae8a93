'use client';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { PaletteCommand, PaletteGroup } from './palette.ts';
