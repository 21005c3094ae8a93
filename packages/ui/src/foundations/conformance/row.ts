import type { ElementType, ReactElement, ReactNode } from 'react';

/** How a component is held to the suite: by the props that it cannot do without. */
export interface Row {
  props: object;
  /** What a part must stand in, or what opens a layer. */
  within?: (part: ReactElement) => ReactNode;
  /** It is drawn over the page, and holds the focus. */
  isLayer?: true;
  /** Why Escape does not close this layer. */
  staysOpen?: string;
}

export interface Subject extends Row {
  name: string;
  Component: ElementType;
}

/** Each exported component of these rows. */
export const subjectsOf = (
  rows: Readonly<Record<string, Row>>,
  exported: ReadonlyMap<string, { Component: ElementType }>,
): Subject[] =>
  Object.entries(rows).map(([name, row]) => {
    const found = exported.get(name);
    if (!found) throw new Error(`${name} has a row and is not exported.`);
    return { ...row, name, Component: found.Component };
  });
