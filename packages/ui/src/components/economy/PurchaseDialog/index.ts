'use client';
export { PurchaseDialog, type PurchaseDialogProps } from './PurchaseDialog.tsx';
