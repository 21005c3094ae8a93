'use client';
export { GatesView, type GatesViewProps } from './GatesView.tsx';
