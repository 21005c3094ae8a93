import type { AriaAttributes, Ref } from 'react';
import { cx } from './cx.ts';

/** What every component takes beside its own props. `data-*` attributes go where these go. */
export interface RootProps<Outer extends Element = HTMLDivElement> extends AriaAttributes {
  /** Added to the classes of the outermost element; of a layer, to those of its surface. */
  className?: string;
  /** Of the same element. */
  id?: string;
  /** Reaches the outermost element; of a layer, the one with its role; of what opens one, its button. */
  ref?: Ref<Outer> | undefined;
}

/** What was given from outside and the component's own class, for the element that it documents. */
export function rootProps<Given extends { className?: string }>(given: Given, own: string) {
  return { ...given, className: cx(own, given.className) };
}

/** The `aria-*` among what was given: some parts of React Aria let none through, and are drawn with these instead. */
export function ariaOf(given: object): AriaAttributes {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('aria-')));
}
