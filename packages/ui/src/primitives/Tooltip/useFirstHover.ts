import { useEffect } from 'react';

let isListening = false;
let isAtKeyboard = true;
let at: string | undefined;

/**
 * Lets the first hover of a page, and the first after a key, open its tooltip. React Aria knows of a pointer when it
 * moves, but entering an element comes before the first move in it: that hover was taken for one that the keyboard
 * caused, by changing what lies under a pointer at rest. Here a pointer that enters somewhere else than it was is told
 * as a move first. Listens once for the page.
 */
export function useFirstHover(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    const place = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
    const heard = (event: PointerEvent) => {
      isAtKeyboard = false;
      at = place(event);
    };
    document.addEventListener('keydown', () => (isAtKeyboard = true), true);
    document.addEventListener('pointermove', heard, true);
    document.addEventListener('pointerdown', heard, true);
    document.addEventListener(
      'pointerover',
      (event) => {
        if (!isAtKeyboard || event.pointerType === 'touch' || at === place(event)) return;
        const { pointerId, pointerType, clientX, clientY } = event;
        document.dispatchEvent(new PointerEvent('pointermove', { pointerId, pointerType, clientX, clientY }));
      },
      true,
    );
  }, []);
}
