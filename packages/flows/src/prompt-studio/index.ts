'use client';
import type { Language } from '@mirror-studio/domain/texts';
import { providePromptStudio } from '@mirror-studio/state-machines/prompt-studio';
import { createFlow } from '../flow/create-flow.tsx';
import { PromptStudioView } from './PromptStudioView.tsx';

/** The prompt studio, machine and view joined. */
export const PromptStudio = /* @__PURE__ */ createFlow(providePromptStudio, PromptStudioView, {
  /** Of the choices: the one that the page is read in. */
  language: (language: Language) => ({ type: 'language.changed', language }) as const,
});

export { PromptStudioView, type PromptStudioViewProps } from './PromptStudioView.tsx';
