'use client';
export { Storage } from './Storage.ts';
export { StorageView, type StorageViewProps } from './StorageView.tsx';
