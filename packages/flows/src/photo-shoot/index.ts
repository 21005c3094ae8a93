'use client';
export { PhotoShootView, type PhotoShootViewProps } from './PhotoShootView.tsx';
