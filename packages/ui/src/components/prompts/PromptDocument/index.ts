'use client';
export { PromptDocument, type PromptDocumentProps } from './PromptDocument.tsx';
export type { DocumentPictures, DocumentVersion, Keeping } from './types.ts';
