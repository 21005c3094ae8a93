'use client';
export { PurchaseView, type PurchaseViewProps } from './PurchaseView.tsx';
