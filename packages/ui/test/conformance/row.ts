import type { ElementType } from 'react';
import type { Conformance } from '../spec/spec.ts';

/** A component as the suite draws it. */
export interface Subject extends Conformance {
  name: string;
  Component: ElementType;
  /** Why Escape does not close this overlay. */
  staysOpen?: string;
}
