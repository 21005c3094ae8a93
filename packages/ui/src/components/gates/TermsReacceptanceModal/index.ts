'use client';
export { TermsReacceptanceModal, type TermsReacceptanceModalProps } from './TermsReacceptanceModal.tsx';
