import { createContext, type RefObject, startTransition, useRef, useState } from 'react';

/** Shows a list that is drawn ahead where a pointer has pressed, and says whether it did. */
type Show = () => boolean;

/** What a list gives, while it is drawn ahead, to the component that opens it. */
export const ShowContext = createContext<RefObject<Show | null> | null>(null);

interface Openable {
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Opens a list that is drawn ahead in two steps: the press shows it, and React renders it open in a transition, between
 * the frames that the browser paints. Where the parent holds `isOpen`, or a key opens it, it opens in one.
 *
 * @returns What goes into `ShowContext`, and the props of the component that opens the list.
 */
export function useOpenAfterPaint({ isOpen, defaultOpen = false, onOpenChange }: Openable) {
  const show = useRef<Show>(null);
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    if (next && isOpen === undefined && show.current?.()) startTransition(() => setOwn(true));
    else setOwn(next);
    onOpenChange?.(next);
  };
  return { show, isOpen: isOpen ?? own, onOpenChange: setOpen };
}
