import { type RefObject, useEffect, useRef, useState } from 'react';

const events = ['pointerenter', 'pointerleave', 'focus', 'blur', 'pointerdown', 'keydown'];

/**
 * Whether a list that a control opens is to be drawn ahead now: when the browser is idle, once the pointer is over the
 * control or the focus on it, until both have left, and not before a list that was open has gone.
 *
 * @param control What opens it; undefined: it is never drawn ahead.
 * @param isOpen Whether it is open.
 * @param isAlways Whether to draw it ahead wherever pointer and focus are.
 */
export function useListAhead(
  control: RefObject<Element | null> | undefined,
  isOpen: boolean,
  isAlways: boolean,
) {
  const [isMeant, setMeant] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isOnScreen, setOnScreen] = useState(false);
  /** Whether a pointer pressed the control last. */
  const isPressed = useRef(false);
  useEffect(() => {
    const element = control?.current;
    const listen = ({ type }: Event) => {
      if (type === 'pointerdown' || type === 'keydown') isPressed.current = type === 'pointerdown';
      else setMeant(type === events[0] || document.activeElement === element || !!element?.matches(':hover'));
    };
    for (const event of events) element?.addEventListener(event, listen);
    return () => {
      for (const event of events) element?.removeEventListener(event, listen);
    };
  }, [control]);
  const isWanted = control && (isAlways || isMeant) && !isOpen && !isOnScreen;
  if (isReady && !isWanted) setReady(false);
  useEffect(() => {
    if (!isWanted || typeof requestIdleCallback !== 'function') return undefined;
    const request = requestIdleCallback(() => setReady(true));
    return () => cancelIdleCallback(request);
  }, [isWanted]);
  return { isAhead: isReady && isWanted, isPressed, setOnScreen };
}
