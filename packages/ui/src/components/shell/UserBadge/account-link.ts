import type { ReactNode } from 'react';

/** A page that the menu of the account leads to. */
export interface AccountLink {
  /** Where it is. */
  href: string;
  /** Its name. */
  label: string;
  /** An icon of 18 px. */
  icon?: ReactNode;
}
