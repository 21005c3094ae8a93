'use client';
export { CommandPaletteView, type CommandPaletteViewProps } from './CommandPaletteView.tsx';
