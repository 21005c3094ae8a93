'use client';
export { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes.tsx';
