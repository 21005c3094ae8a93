import type { Difference } from './images.ts';

/** What can be wrong with a story; the report can be filtered by it. */
export type Kind =
  | 'changed'
  | 'new'
  | 'gone'
  | 'tree'
  | 'play'
  | 'axe'
  | 'equalAccess'
  | 'focus'
  | 'letters'
  | 'overflow'
  | 'mobile';

export interface Finding {
  kind: Kind;
  title: string;
  story: string;
  /** A theme or the name of a variant. */
  variant: string;
  /** One line, as it is printed. */
  message: string;
  /** PNG. What was before is drawn again for the report (`redraw.ts`), where that can be done. */
  picture?: { before?: Buffer; after: Buffer; difference?: Difference };
  /** The accessibility tree as text, with its name in the baselines; what was before is drawn again like a picture. */
  tree?: { name: string; before?: string; after: string };
}

/** One story in one set of surroundings: what counts as one test. */
export interface Outcome {
  title: string;
  story: string;
  variant: string;
  milliseconds: number;
  screenshots: number;
  findings: Finding[];
  /** What was found at first, of a story that was whole when it was seen once more, alone. */
  firstFindings: string[];
}
