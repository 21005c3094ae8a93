'use client';
export type { CodeChannel } from './CodeOfMail.tsx';
export { Password } from './Password.ts';
export { PasswordView, type PasswordViewProps } from './PasswordView.tsx';
