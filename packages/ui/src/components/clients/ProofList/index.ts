'use client';
export { ProofList, type ProofListProps } from './ProofList.tsx';
