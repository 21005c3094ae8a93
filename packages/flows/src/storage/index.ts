'use client';
export { StorageView, type StorageViewProps } from './StorageView.tsx';
