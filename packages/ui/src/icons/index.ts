'use client';
export { CoinIcon, CreditIcon, MarkIcon } from './glyphs.tsx';
export type { IconProps } from './outline.tsx';
export * from './outlines/outlines.generated.ts';
