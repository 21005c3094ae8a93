import type { Notice } from '@mirror-studio/state-machines/shared';
import { useCallback } from 'react';
import { useNoticeWords } from './notice-words.ts';
import { useText } from './text-ref.ts';

/** What a flow has to tell, in words: what a toast needs. */
export interface SpokenNotice {
  readonly tone: Notice['tone'];
  readonly title: string;
  readonly description?: string;
  /** What it says itself, so that others can stay silent about it. */
  readonly announces?: NonNullable<Notice['announces']>;
}

/** Puts a notice into words, in the language of the `TextsProvider` above. */
export function useSpokenNotice(): (notice: Notice) => SpokenNotice {
  const text = useText();
  const describe = useNoticeWords();
  return useCallback(
    ({ tone, title, description, announces }) => ({
      tone,
      title: text(title),
      ...(description && { description: describe(description) }),
      ...(announces && { announces }),
    }),
    [text, describe],
  );
}
