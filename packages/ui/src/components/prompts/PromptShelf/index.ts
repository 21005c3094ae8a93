'use client';
export { PromptShelf, type PromptShelfProps } from './PromptShelf.tsx';
