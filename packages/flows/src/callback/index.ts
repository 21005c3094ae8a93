'use client';
export { Callback } from './Callback.ts';
export { CallbackView, type CallbackViewProps } from './CallbackView.tsx';
