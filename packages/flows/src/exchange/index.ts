'use client';
export { ExchangeView, type ExchangeViewProps } from './ExchangeView.tsx';
