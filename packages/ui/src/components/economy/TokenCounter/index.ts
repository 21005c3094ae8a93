'use client';
export { TokenCounter, type TokenCounterProps } from './TokenCounter.tsx';
