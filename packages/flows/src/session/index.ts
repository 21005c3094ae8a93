'use client';
export { SessionView, type SessionViewProps } from './SessionView.tsx';
