/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output belongs to a form and wants a label; nothing here is filled in */
import type { HTMLAttributes, Ref } from 'react';

export interface StatusProps extends HTMLAttributes<HTMLDivElement> {
  /** Reaches the element. */
  ref?: Ref<HTMLDivElement>;
}

/** What it holds is read out when it changes, without taking the focus. */
export function Status(props: StatusProps) {
  return <div {...props} role="status" />;
}
