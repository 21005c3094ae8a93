'use client';
export { LegalAcceptanceModal, type LegalAcceptanceModalProps } from './LegalAcceptanceModal.tsx';
