'use client';
export { PromptSentence, type PromptSentenceProps } from './PromptSentence.tsx';
export type { ReadSlots, SlotWords } from './sentence.ts';
