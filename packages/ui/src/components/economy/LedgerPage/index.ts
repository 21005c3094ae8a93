'use client';
export type { LedgerFilterValue } from './LedgerFilters.tsx';
export { LedgerPage, type LedgerPageProps } from './LedgerPage.tsx';
