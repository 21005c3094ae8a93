import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import * as styles from './Toast.css.ts';
import { useClearPlace } from './useClearPlace.ts';
import { usePointerMoves } from './usePointerMoves.ts';
import { useRegionKey } from './useRegionKey.ts';

interface Region {
  returnFocus: () => void;
  isPointerMove: (event: PointerEvent) => boolean;
}
const RegionContext = createContext<Region>({ returnFocus: () => undefined, isPointerMove: () => true });

export interface ToastRegionProps extends RootProps<HTMLElement> {
  /** The toast that is shown. */
  children?: ReactNode;
}

/**
 * Where toasts stand: one at a time, above every overlay, at the top, or below the main buttons, the feet of dialogs and
 * whatever else has `data-keep-clear` there. A landmark of its own, which F6 reaches from anywhere and leaves again.
 */
export function ToastRegion({ children, ref, ...rest }: ToastRegionProps) {
  const t = useTexts('toasts', toasts);
  const own = useRef<HTMLElement>(null);
  const returnFocus = useRegionKey(own);
  const merged = useMergedRef(own, ref);
  const isPointerMove = usePointerMoves();
  const shared = useMemo(() => ({ returnFocus, isPointerMove }), [returnFocus, isPointerMove]);
  useClearPlace(own);
  return (
    // React Aria hides what lies outside an open dialog from screen readers; a message must still be heard.
    <section
      {...rootProps({ ...rest, ref: merged }, styles.region)}
      aria-label={t('region')}
      aria-keyshortcuts="F6"
      data-react-aria-top-layer="true"
    >
      <RegionContext value={shared}>{children}</RegionContext>
    </section>
  );
}

/** The focus that stood in a toast which goes comes to the next toast, or returns to where it was. */
export function useFocusReturnFrom(toast: RefObject<HTMLElement | null>): void {
  const { returnFocus } = useContext(RegionContext);
  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      // When React has finished: the next toast is there then.
      if (element?.contains(element.ownerDocument.activeElement)) queueMicrotask(returnFocus);
    };
  }, [toast, returnFocus]);
}

/** Whether an event of the pointer is one of a pointer that moves, not of what comes under it while it rests. */
export const useIsPointerMove = () => useContext(RegionContext).isPointerMove;
