'use client';
export { PromptActions, type PromptActionsProps } from './PromptActions.tsx';
