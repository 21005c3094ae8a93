'use client';
export {
  type Messages,
  type ResolveText,
  TextsProvider,
  type TextsProviderProps,
  type TextValues,
} from './TextsProvider.tsx';
export { type Translate, useResolveText, useTextLocale, useTexts } from './useTexts.ts';
