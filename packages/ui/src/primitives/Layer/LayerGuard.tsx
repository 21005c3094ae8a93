import { type RefObject, useEffect, useRef } from 'react';

interface LayerGuardProps {
  layer: RefObject<Element | null>;
  close: () => void;
  /** Escape does not close this layer. */
  isOff?: boolean | undefined;
}

/** Where the focus is on its way back to, in the frames after a layer went. */
let returning: Element | null = null;

const layers = '[role="dialog"], [role="alertdialog"]';

/**
 * Keeps a layer right that is interrupted while it moves. Escape closes it also in the moment before the focus has
 * come into it: React Aria hears the key only from inside. And a focus that fell on the page when the layer went
 * returns to where it was when it came. The first thing inside the layer; it draws nothing.
 */
export function LayerGuard({ layer, close, isOff }: LayerGuardProps) {
  const opener = useRef<Element>(null);
  useEffect(() => {
    // Opened again before the focus was back: it still belongs where it was going.
    opener.current ??= document.activeElement === document.body ? returning : document.activeElement;
    return () => {
      returning = opener.current;
      // React Aria gives the focus back in the frame after: what it could not is seen in the one after that.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { current } = opener;
          if (returning === current) returning = null;
          if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
        }),
      );
    };
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { current } = layer;
      if (isOff || event.key !== 'Escape' || !current || current.contains(document.activeElement)) return;
      if ([...document.querySelectorAll(layers)].at(-1) !== current) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [layer, close, isOff]);
  return null;
}
