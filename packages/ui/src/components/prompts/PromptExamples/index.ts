'use client';
export { PromptExamples, type PromptExamplesProps } from './PromptExamples.tsx';
