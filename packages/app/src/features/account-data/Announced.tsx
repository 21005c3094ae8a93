/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output belongs to a form and wants a label; nothing here is filled in */
import type { ReactNode } from 'react';

/** What it holds is read out when it changes, without taking the focus. */
export function Announced({ children }: { children: ReactNode }) {
  return <div role="status">{children}</div>;
}
