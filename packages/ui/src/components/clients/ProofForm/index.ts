'use client';
export { type ProofDraft, ProofForm, type ProofFormProps, type ProofProblems } from './ProofForm.tsx';
