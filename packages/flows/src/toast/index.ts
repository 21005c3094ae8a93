'use client';
export { ToastView, type ToastViewProps } from './ToastView.tsx';
