'use client';
export { PromptStudioLayout, type PromptStudioLayoutProps } from './PromptStudioLayout.tsx';
