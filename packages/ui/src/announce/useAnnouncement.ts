import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces words once each time what they tell of changes; not when it is first known.
 * Takes what they tell of (null while it is not known), the words, and whether a change is worth telling.
 */
export function useAnnouncement<Value extends string | number>(
  value: Value | null,
  words: string,
  isNews: (before: Value, now: Value) => boolean = () => true,
): void {
  const last = useRef(value);
  const say = useEffectEvent((before: Value, now: Value) => {
    if (isNews(before, now)) announce(words);
  });
  useEffect(() => {
    const { current: before } = last;
    if (value === null) return;
    last.current = value;
    if (before !== null && before !== value) say(before, value);
  }, [value]);
}
