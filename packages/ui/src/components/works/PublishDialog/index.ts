'use client';
export { PublishDialog, type PublishDialogProps } from './PublishDialog.tsx';
