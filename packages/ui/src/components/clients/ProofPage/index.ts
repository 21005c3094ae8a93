'use client';
export { ProofPage, type ProofPageProps, type ShownProof } from './ProofPage.tsx';
