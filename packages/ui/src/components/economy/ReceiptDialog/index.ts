'use client';
export { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog.tsx';
