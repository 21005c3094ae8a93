'use client';
export { Gates } from './Gates.ts';
export { GatesView, type GatesViewProps } from './GatesView.tsx';
