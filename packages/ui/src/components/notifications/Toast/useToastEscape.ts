import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isEscape } from '../../../keyboard/composing.ts';

/** Has Escape put a toast away while the focus is in it, before an overlay below it hears of the key. */
export function useToastEscape(toast: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isEscape(event) || !toast.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      dismiss();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [toast]);
}
