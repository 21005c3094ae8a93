'use client';
export { GridList, type GridListProps } from './GridList.tsx';
export type { GridListEntry } from './GridListRows.tsx';
