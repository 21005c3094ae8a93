'use client';
export { Toast, type ToastProps, ToastRegion } from './Toast.tsx';
