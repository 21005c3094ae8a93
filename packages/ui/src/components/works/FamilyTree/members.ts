import type { Family, Work } from '@mirror-studio/domain/contract';

/** A row of the tree. */
export interface FamilyMember {
  readonly id: string;
  /** Null: it is not here any more. */
  readonly work: Work | null;
  /** Null: they are not here any more. */
  readonly author: Family['ancestors'][number]['author'];
  readonly children: readonly FamilyMember[];
}

/** The tree of a work: what it was made from above it, the uppermost first, and what was made from it below. */
export function treeOf(
  work: Work,
  ancestors: Family['ancestors'],
  remixes: readonly Work[],
): readonly FamilyMember[] {
  const own: FamilyMember = {
    id: 'work',
    work,
    author: work.author,
    children: remixes.map((remix) => ({ id: remix.id, work: remix, author: remix.author, children: [] })),
  };
  return [
    ancestors.reduce<FamilyMember>(
      (below, { work: above, author }, at) => ({ id: `up-${at}`, work: above, author, children: [below] }),
      own,
    ),
  ];
}
