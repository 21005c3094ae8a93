'use client';
export { Toast, type ToastProps } from './Toast.tsx';
export { ToastProvider, type ToastProviderProps, toast, useToast } from './ToastProvider.tsx';
export {
  createToastQueue,
  type QueuedToast,
  type ToastHold,
  type ToastOptions,
  type ToastQueue,
} from './ToastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
