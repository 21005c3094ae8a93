'use client';
export { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx';
