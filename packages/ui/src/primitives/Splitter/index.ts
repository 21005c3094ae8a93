'use client';
export { Splitter, type SplitterProps } from './Splitter.tsx';
