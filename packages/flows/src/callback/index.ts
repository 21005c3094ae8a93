'use client';
export { CallbackView, type CallbackViewProps } from './CallbackView.tsx';
