'use client';
export { LedgerCheck } from './LedgerCheck.ts';
export { LedgerCheckView, type LedgerCheckViewProps } from './LedgerCheckView.tsx';
