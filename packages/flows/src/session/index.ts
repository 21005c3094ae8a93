'use client';
export { Session } from './Session.ts';
export { SessionView, type SessionViewProps } from './SessionView.tsx';
