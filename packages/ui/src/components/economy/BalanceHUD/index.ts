'use client';
export { BalanceHUD, type BalanceHUDProps } from './BalanceHUD.tsx';
export type { BalanceLink } from './balance-link.ts';
