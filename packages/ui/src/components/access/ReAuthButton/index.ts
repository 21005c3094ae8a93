'use client';
export { ReAuthButton, type ReAuthButtonProps } from './ReAuthButton.tsx';
