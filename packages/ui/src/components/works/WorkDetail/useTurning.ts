import { useEffect } from 'react';

type Turn = (() => void) | undefined;

/** The arrow keys turn to the work before and after, except where they already do something: in a field, and in a tree. */
export function useTurning(isOn: boolean, onPrevious: Turn, onNext: Turn): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (target instanceof Element && target.closest('[role="treegrid"]')) return;
      const isForward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === isForward) onNext?.();
      else if (key === 'ArrowLeft' || key === 'ArrowRight') onPrevious?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn, onPrevious, onNext]);
}
