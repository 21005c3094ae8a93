'use client';
export { BalanceHUD, type BalanceHUDProps } from './BalanceHUD.tsx';
