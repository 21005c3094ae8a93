'use client';
export { FileDrop, type FileDropProps, type FileDropValue } from './FileDrop.tsx';
