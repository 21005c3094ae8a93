import { type RefObject, useCallback, useEffect } from 'react';
import { inheritTheme, readNamesWhenIdle } from './inheritTheme.ts';

/** A ref for what hangs on a control: it looks as the page does round that control. */
export function useThemeOf(control: RefObject<Element | null> | null | undefined) {
  useEffect(readNamesWhenIdle, []);
  return useCallback(
    (surface: HTMLElement | null) => {
      const place = control?.current?.parentElement;
      return surface && place ? inheritTheme(surface, place) : undefined;
    },
    [control],
  );
}
