'use client';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
