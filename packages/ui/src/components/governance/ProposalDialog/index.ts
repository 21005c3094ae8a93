'use client';
export { ProposalDialog, type ProposalDialogProps } from './ProposalDialog.tsx';
