import { type RefObject, useEffect } from 'react';

/** Whether the machine has a touch screen, and so perhaps a keyboard on the screen. In a browser only. */
export const hasTouchScreen = () => typeof navigator !== 'undefined' && navigator.maxTouchPoints > 0;

interface FocusWhenShownProps {
  /** Takes the focus, unless something in the overlay has it already. */
  field: RefObject<HTMLElement | null>;
}

/**
 * Gives a text field the focus once the overlay that it stands in is seen: in place of `autoFocus` where there is a touch
 * screen. React Aria looks in the second frame whether a field has the focus, and if one has, keeps the overlay unseen
 * until the keyboard has come: 600 ms where none comes. It draws nothing.
 */
export function FocusWhenShown({ field }: FocusWhenShownProps) {
  useEffect(() => {
    let frame = 0;
    const focusAfter = (frames: number) => {
      frame = requestAnimationFrame(() => {
        if (frames > 1) focusAfter(frames - 1);
        else if (document.activeElement?.contains(field.current)) field.current?.focus();
      });
    };
    focusAfter(3);
    return () => cancelAnimationFrame(frame);
  }, [field]);
  return null;
}
