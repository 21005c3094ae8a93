'use client';
export { LibraryPage, type LibraryPageProps } from './LibraryPage.tsx';
export type { Labelled, PromptLabels } from './labels.ts';
