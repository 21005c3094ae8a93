import type { Notice } from '@mirror-studio/state-machines/shared';
import { useServerSpeaks } from './failure-words.ts';
import { useText } from './text-ref.ts';

/**
 * Puts the description of a notice into words, in the language in force. A module of its own: whoever tells
 * of a failure alone does not load the texts of every machine.
 */
export function useNoticeWords(): (description: NonNullable<Notice['description']>) => string {
  const text = useText();
  const isSpoken = useServerSpeaks();
  return (description) => {
    if (!('literal' in description)) return text(description);
    return isSpoken ? description.literal : text(description.translated);
  };
}
