'use client';
export { GridList, type GridListEntry, type GridListProps } from './GridList.tsx';
