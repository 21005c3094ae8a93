import type { PromptFault } from '@mirror-studio/domain/prompts';
import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { createView, type PromptView, type Settings } from './code/view.ts';

interface Options extends Settings {
  text: string;
  onType: (text: string) => void;
  onFault: (fault: PromptFault) => void;
  onFocus: (isFocused: boolean) => void;
}

/** Keeps the field of a text on the page. */
export function usePromptView({ text, onType, onFault, onFocus, ...settings }: Options): {
  place: RefObject<HTMLDivElement | null>;
  field: RefObject<PromptView | null>;
} {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<PromptView | null>(null);
  const shown = useRef<Settings | null>(null);
  // How often something was typed, and how much of that has been drawn: until all is, the parent's text is an old one.
  const typed = useRef(0);
  const [drawn, draw] = useReducer((times: number) => times + 1, 0);

  const hearType = useEffectEvent((written: string) => {
    typed.current += 1;
    onType(written);
    // A parent that keeps its text draws nothing anew: the field goes back to it.
    draw();
  });
  const hearFault = useEffectEvent(onFault);
  const hearFocus = useEffectEvent(onFocus);
  const begin = useEffectEvent((element: HTMLElement) => {
    shown.current = settings;
    return createView(element, text, settings, {
      onType: (written) => hearType(written),
      onFault: (fault) => hearFault(fault),
      onFocus: (isFocused) => hearFocus(isFocused),
    });
  });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = begin(place.current);
    field.current = made;
    return () => {
      field.current = null;
      made.end();
    };
  }, []);

  useLayoutEffect(() => {
    if (!field.current) return;
    if (shown.current && !isSame(shown.current, settings)) {
      shown.current = settings;
      field.current.set(settings);
    }
    if (drawn >= typed.current) field.current.show(text);
  });
  return { place, field };
}

function isSame(one: Settings, other: Settings): boolean {
  const keys = Object.keys(other) as (keyof Settings)[];
  return keys.every((key) =>
    key === 'attributes' || key === 'phrases'
      ? JSON.stringify(one[key]) === JSON.stringify(other[key])
      : one[key] === other[key],
  );
}
