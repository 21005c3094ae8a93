'use client';
export { EventScreen } from './EventScreen.ts';
export { EventScreenView, type EventScreenViewProps } from './EventScreenView.tsx';
