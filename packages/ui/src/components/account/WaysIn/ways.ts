import type { ReactNode } from 'react';

/** An account of a third party that opens this one. */
export interface LinkedWay {
  /** Its id as an identity of the user. */
  id: string;
  /** What the third party is called. */
  name: string;
  /** The address that it is known by there; null where it was not told. */
  email: string | null;
  /** When it was linked, as an ISO 8601 moment. */
  linkedAt: string;
}

/** A third party that can be linked. */
export interface OfferedWay {
  /** Its name at the auth service. */
  id: string;
  /** What it is called. */
  name: string;
}

/** What was not linked or unlinked, and why. */
export interface RefusedWay {
  /** Of the linked account, or of the third party that was to be linked. */
  readonly id: string;
  /** In words. */
  readonly reason: ReactNode;
}
