'use client';
export { ImproveDialog, type ImproveDialogProps } from './ImproveDialog.tsx';
