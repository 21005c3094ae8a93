'use client';
export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
