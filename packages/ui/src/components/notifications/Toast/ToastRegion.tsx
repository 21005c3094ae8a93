import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import * as styles from './Toast.css.ts';
import { useRegionKey } from './useRegionKey.ts';

const FocusReturnContext = createContext<() => void>(() => undefined);

export interface ToastRegionProps extends RootProps<HTMLElement> {
  /** The toast that is shown. */
  children?: ReactNode;
}

/**
 * Where toasts stand: one at a time, above every overlay, at the top, where no dialog has its buttons. A landmark of
 * its own, which F6 reaches from anywhere and leaves again.
 */
export function ToastRegion({ children, ref, ...rest }: ToastRegionProps) {
  const t = useTexts('toasts', toasts);
  const own = useRef<HTMLElement>(null);
  const returnFocus = useRegionKey(own);
  const merged = useMergedRef(own, ref);
  return (
    // React Aria hides what lies outside an open dialog from screen readers; a message must still be heard.
    <section
      {...rootProps({ ...rest, ref: merged }, styles.region)}
      aria-label={t('region')}
      aria-keyshortcuts="F6"
      data-react-aria-top-layer="true"
    >
      <FocusReturnContext value={returnFocus}>{children}</FocusReturnContext>
    </section>
  );
}

/** The focus that stood in a toast which goes comes to the next toast, or returns to where it was. */
export function useFocusReturnFrom(toast: RefObject<HTMLElement | null>): void {
  const returnFocus = useContext(FocusReturnContext);
  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      // When React has finished: the next toast is there then.
      if (element?.contains(element.ownerDocument.activeElement)) queueMicrotask(returnFocus);
    };
  }, [toast, returnFocus]);
}
