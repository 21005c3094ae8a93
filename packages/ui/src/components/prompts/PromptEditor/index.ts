'use client';
export { PromptEditor, type PromptEditorProps } from './PromptEditor.tsx';
