'use client';
export { type EndedSessions, SessionList, type SessionListProps } from './SessionList.tsx';
