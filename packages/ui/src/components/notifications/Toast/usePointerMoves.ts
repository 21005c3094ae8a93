import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Tells a pointer that has moved from one that rests while something comes under it, of which some browsers tell as of a
 * move.
 *
 * @returns Whether what is told now is a move.
 */
export function usePointerMoves(): (event: PointerEvent) => boolean {
  const last = useRef<{ x: number; y: number; isMove: boolean }>(null);
  useEffect(() => {
    const follow = ({ screenX: x, screenY: y }: globalThis.PointerEvent) => {
      const { current } = last;
      last.current = { x, y, isMove: current?.x !== x || current.y !== y };
    };
    // Before anything else hears of it.
    window.addEventListener('pointermove', follow, { capture: true, passive: true });
    return () => window.removeEventListener('pointermove', follow, { capture: true });
  }, []);
  // What a test sends comes from nowhere.
  return useCallback(({ isTrusted }) => !isTrusted || (last.current?.isMove ?? true), []);
}
