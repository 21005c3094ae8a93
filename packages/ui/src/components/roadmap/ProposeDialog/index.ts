'use client';
export { ProposeDialog, type ProposeDialogProps } from './ProposeDialog.tsx';
