'use client';
export { Password } from './Password.ts';
export { PasswordView, type PasswordViewProps } from './PasswordView.tsx';
