'use client';
export { Exchange } from './Exchange.ts';
export { ExchangeView, type ExchangeViewProps } from './ExchangeView.tsx';
