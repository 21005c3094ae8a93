import type { ModeratedKind, ToldAct } from './public-things.ts';

/** The keys of the namespace `'moderation'` that tell it to its author: a title, and what happened. */
const keys = {
  hidden: {
    work: { title: 'workHiddenTitle', message: 'workHidden' },
    creator: { title: 'creatorHiddenTitle', message: 'creatorHidden' },
    idea: { title: 'ideaHiddenTitle', message: 'ideaHidden' },
    comment: { title: 'commentHiddenTitle', message: 'commentHidden' },
  },
  restored: {
    work: { title: 'workRestoredTitle', message: 'workRestored' },
    creator: { title: 'creatorRestoredTitle', message: 'creatorRestored' },
    idea: { title: 'ideaRestoredTitle', message: 'ideaRestored' },
    comment: { title: 'commentRestoredTitle', message: 'commentRestored' },
  },
} as const;

/**
 * In which words somebody is told that something of theirs was hidden or restored (decisions: Moderation). Takes what was done, and with what kind of
 * thing.
 *
 * @returns The keys of its title and of what it says.
 */
export function moderationKeys(act: ToldAct, kind: ModeratedKind) {
  return keys[act][kind];
}
