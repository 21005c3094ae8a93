import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import { faultSeverity, type PromptFault } from '@mirror-studio/domain/prompts';
import { promptEditor } from '@mirror-studio/domain/texts/en/promptEditor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { placeIn } from './field/changes.ts';

interface Options {
  faults: readonly PromptFault[];
  text: string;
  wordsOf: (fault: PromptFault) => string;
  /** Nobody is typing here. */
  isQuiet: boolean;
}

const keyOf = ({ code, name }: PromptFault) => `${code} ${name ?? ''}`;

/**
 * What is told of the faults. While somebody types, none comes that was not there: what is half written is not wrong
 * yet, and nothing under the field jumps. When typing pauses all are shown, and screen readers hear what has changed;
 * when one is gone to, which. A text that is there from the start says nothing by itself: its faults are in its
 * description.
 */
export function useFaultsSaid({ faults, text, wordsOf, isQuiet }: Options) {
  const t = useTexts('promptEditor', promptEditor);
  const [said, setSaid] = useState({ words: '', text, keys: new Set(faults.map(keyOf)) });
  const isNew = said.text !== text;
  const shown = isNew && !isQuiet ? faults.filter((fault) => said.keys.has(keyOf(fault))) : faults;
  const pause = useEffectEvent((of: string) => {
    const errors = faults.filter(({ code }) => faultSeverity(code) === 'error');
    const [first] = errors;
    const keys = new Set(faults.map(keyOf));
    const isSame = keys.size === said.keys.size && [...keys].every((key) => said.keys.has(key));
    const words = first ? t('faultsCount', { count: errors.length, first: wordsOf(first) }) : t('noFaults');
    setSaid({ words: isSame || isQuiet ? said.words : words, text: of, keys });
  });
  useEffect(() => {
    if (!isNew) return undefined;
    // Each key makes another text, and begins the pause anew.
    const timer = setTimeout(() => pause(text), promptEditorLimits.announceMs);
    return () => clearTimeout(timer);
  }, [isNew, text]);
  return {
    shown,
    said: said.words,
    sayFault: (fault: PromptFault) =>
      setSaid((before) => ({
        ...before,
        words: `${wordsOf(fault)} ${t('place', placeIn(text, fault.from))}`,
      })),
  };
}
