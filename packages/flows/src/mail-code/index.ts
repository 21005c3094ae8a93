'use client';
export { MailCode } from './MailCode.ts';
export { MailCodeView, type MailCodeViewProps } from './MailCodeView.tsx';
