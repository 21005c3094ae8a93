/**
 * Everything of members that others get to see, each with the kind by which it is reported, hidden and restored (decisions: Moderation). What is public and
 * stands not here is a fault: the tests of moderation are made from this table.
 */
export const publicThings = {
  picture: 'work',
  prompt: 'work',
  creator: 'creator',
  idea: 'idea',
  comment: 'comment',
} as const;
export type PublicThing = keyof typeof publicThings;
export type ModeratedKind = (typeof publicThings)[PublicThing];

/** What can be reported and hidden, each once (pages: creator library, creator, roadmap). */
export const moderatedKinds: readonly ModeratedKind[] = [...new Set(Object.values(publicThings))];

/** What is done with something public that its author is told of (pages: moderation). */
export const toldActs = ['hidden', 'restored'] as const;
export type ToldAct = (typeof toldActs)[number];
