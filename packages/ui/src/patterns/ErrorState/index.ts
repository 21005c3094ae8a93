'use client';
export { ErrorState, type ErrorStateProps, type ListFailure } from './ErrorState.tsx';
