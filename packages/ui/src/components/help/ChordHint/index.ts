'use client';
export { ChordHint, type ChordHintProps } from './ChordHint.tsx';
