'use client';
export { Toast } from './Toast.ts';
export { ToastView, type ToastViewProps } from './ToastView.tsx';
