'use client';
export { ExchangeDialog, type ExchangeDialogProps } from './ExchangeDialog.tsx';
