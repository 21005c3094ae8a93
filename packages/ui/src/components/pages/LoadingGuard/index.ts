'use client';
export { LoadingGuard, type LoadingGuardProps } from './LoadingGuard.tsx';
