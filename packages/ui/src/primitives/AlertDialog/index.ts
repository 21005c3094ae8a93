'use client';
export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
