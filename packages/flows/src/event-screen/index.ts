'use client';
export { EventScreenView, type EventScreenViewProps } from './EventScreenView.tsx';
