'use client';
export { CoinIcon, CreditIcon, MarkIcon } from './glyphs.tsx';
export { type IconProps, outline } from './outline.tsx';
export * from './outlines.ts';
