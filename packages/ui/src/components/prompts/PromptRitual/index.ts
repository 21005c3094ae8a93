'use client';
export { PromptRitual, type PromptRitualProps } from './PromptRitual.tsx';
