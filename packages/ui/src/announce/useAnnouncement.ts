import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces words once each time what they tell of changes; not when it is first known.
 * Takes what they tell of (null while it is not known), the words, and whether a change is worth telling.
 */
export function useAnnouncement<Told extends string | number>(
  told: Told | null,
  words: string,
  isNews: (before: Told, now: Told) => boolean = () => true,
): void {
  const last = useRef(told);
  const say = useEffectEvent((before: Told, now: Told) => {
    if (isNews(before, now)) announce(words);
  });
  useEffect(() => {
    const { current: before } = last;
    if (told === null) return;
    last.current = told;
    if (before !== null && before !== told) say(before, told);
  }, [told]);
}
