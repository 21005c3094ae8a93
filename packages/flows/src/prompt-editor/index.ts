'use client';
import { providePromptEditor } from '@mirror-studio/state-machines/prompt-editor';
import { createFlow } from '../flow/create-flow.tsx';
import { PromptEditorView } from './PromptEditorView.tsx';

/** One prompt as a document with versions, machine and view joined. */
export const PromptEditor = /* @__PURE__ */ createFlow(providePromptEditor, PromptEditorView);

export { PromptEditorView, type PromptEditorViewProps } from './PromptEditorView.tsx';
