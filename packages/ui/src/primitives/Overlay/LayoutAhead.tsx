import { type ReactNode, type RefObject, useInsertionEffect, useLayoutEffect } from 'react';

/** React hides what is drawn ahead by `display: none`, and so the browser would lay it out when it opens. */
function keepLayout(element: HTMLElement) {
  element.style.removeProperty('display');
  element.style.visibility = 'hidden';
}

type Finder = () => HTMLElement | null;

interface LayoutAheadProps {
  /** Finds the overlay's element. It stays the same one. */
  elementOf: Finder;
  /** Is told what the page has of it now. */
  drawnRef: RefObject<ReactNode>;
  children: ReactNode;
}

function Effects({ elementOf, drawnRef, children }: LayoutAheadProps) {
  // Of the effects, these alone happen to what is hidden: after them React puts the overlay into the page.
  useInsertionEffect(() => {
    drawnRef.current = children;
    queueMicrotask(() => {
      const element = elementOf();
      if (element?.style.display === 'none') keepLayout(element);
    });
  }, [elementOf, drawnRef, children]);
  useLayoutEffect(() => {
    elementOf()?.style.removeProperty('visibility');
  }, [elementOf]);
  return null;
}

/**
 * Has the browser lay out an overlay that is drawn ahead, so that opening it has only to paint it. When it opens, its
 * content finds it visible.
 */
export function LayoutAhead(props: LayoutAheadProps) {
  return (
    <>
      <Effects {...props} />
      {props.children}
    </>
  );
}
