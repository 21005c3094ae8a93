'use client';
export { PasswordView, type PasswordViewProps } from './PasswordView.tsx';
