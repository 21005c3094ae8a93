'use client';
export { GiftDialog, type GiftDialogProps } from './GiftDialog.tsx';
