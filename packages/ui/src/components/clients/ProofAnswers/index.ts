'use client';
export { ProofAnswers, type ProofAnswersProps } from './ProofAnswers.tsx';
