'use client';
export { Purchase } from './Purchase.ts';
export { PurchaseView, type PurchaseViewProps } from './PurchaseView.tsx';
