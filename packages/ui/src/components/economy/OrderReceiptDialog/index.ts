'use client';
export { OrderReceiptDialog, type OrderReceiptDialogProps } from './OrderReceiptDialog.tsx';
