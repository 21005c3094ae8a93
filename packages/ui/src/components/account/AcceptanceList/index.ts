'use client';
export { AcceptanceList, type AcceptanceListProps } from './AcceptanceList.tsx';
