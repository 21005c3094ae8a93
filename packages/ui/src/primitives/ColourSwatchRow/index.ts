'use client';
export { type Colour, ColourSwatchRow, type ColourSwatchRowProps } from './ColourSwatchRow.tsx';
