import { choices } from '@mirror-studio/domain/texts/en/choices';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { announce } from '../../announce/announce.ts';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { isComposing } from '../../keyboard/composing.ts';
import { addTags, hasSeparator, tagsIn } from './tags.ts';

interface Held {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((tags: readonly string[]) => void) | undefined;
  limit: number;
  isFixed: boolean;
}

/** The tags of a field, what is typed, and the keys that make one of the other. */
export function useTags({ value, defaultValue, onChange, limit, isFixed }: Held) {
  const t = useTexts('choices', choices);
  const [tags, setTags] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  /** Adds what it can; the rest stays in the field, and a word says why. */
  const add = (more: readonly string[], rest = '') => {
    const { tags: all, twice, over } = addTags(tags, more, limit);
    if (all.length > tags.length) setTags(all);
    const said =
      over.length > 0
        ? t('tagsFull', { count: tags.length, limit })
        : twice === null
          ? null
          : t('tagTwice', { tag: twice });
    setProblem(said);
    if (said !== null) announce(said);
    setTyped([...over, rest].filter((part) => part !== '').join(', '));
  };
  const remove = (gone: ReadonlySet<string>) => {
    setProblem(null);
    const left = tags.filter((tag) => !gone.has(tag));
    setTags(left);
    announce(t('tagRemoved', { tag: [...gone].join(', ') }));
    return left;
  };

  return {
    tags,
    typed,
    problem,
    add,
    remove,
    type: (words: string) => {
      setProblem(null);
      if (!hasSeparator(words)) {
        setTyped(words);
        return;
      }
      const isEnded = hasSeparator(words.slice(-1));
      const parts = tagsIn(words);
      add(isEnded ? parts : parts.slice(0, -1), isEnded ? '' : parts.at(-1));
    },
    keyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isOnRow = event.currentTarget.hasAttribute('aria-activedescendant');
      // A language that is being put together has its own Enter.
      if (isComposing(event) || isFixed) return;
      if (event.key === 'Enter' && !isOnRow && typed.trim() !== '') {
        event.preventDefault();
        add(tagsIn(typed));
      }
      const last = tags.at(-1);
      if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(new Set([last]));
    },
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (isFixed || !hasSeparator(text)) return;
      event.preventDefault();
      add(tagsIn(`${typed}${text}`));
    },
  };
}
