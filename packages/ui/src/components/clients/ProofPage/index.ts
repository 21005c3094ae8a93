'use client';
export { ProofPage } from './ProofPage.tsx';
export type { ProofPageProps, ShownProof } from './props.ts';
