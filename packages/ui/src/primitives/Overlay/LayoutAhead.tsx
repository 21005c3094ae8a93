import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';

/** React hides what is drawn ahead by `display: none`, and so the browser would lay it out when it opens. */
function keepLayout(element: HTMLElement) {
  element.style.removeProperty('display');
  element.style.visibility = 'hidden';
}

type Finder = () => HTMLElement | null;

function Effects({ elementOf }: { elementOf: Finder }) {
  // Of the effects, these alone happen to what is hidden: after them React puts the overlay into the page.
  useInsertionEffect(() => {
    queueMicrotask(() => {
      const element = elementOf();
      if (element?.style.display === 'none') keepLayout(element);
    });
  }, [elementOf]);
  useLayoutEffect(() => {
    elementOf()?.style.removeProperty('visibility');
  }, [elementOf]);
  return null;
}

/**
 * Has the browser lay out an overlay that is drawn ahead, so that opening it has only to paint it. When it opens, its
 * content finds it visible.
 *
 * @param elementOf Finds the overlay's element. It stays the same one.
 */
export function LayoutAhead({ elementOf, children }: { elementOf: Finder; children: ReactNode }) {
  return (
    <>
      <Effects elementOf={elementOf} />
      {children}
    </>
  );
}
