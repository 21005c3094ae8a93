import type { IdeaStatus } from '../roadmap/statuses.ts';

/** What somebody hears of others without asking (pages: creator library, roadmap, governance). */
export const communityNewsKinds = [
  'followed',
  'liked',
  'remixed',
  'answered',
  'ideaMoved',
  'voteOpened',
] as const;
export type CommunityNewsKind = (typeof communityNewsKinds)[number];

/** The keys of the namespace `'community'` that say it: of one person, or of several. */
const keys = {
  followed: { title: 'newsFollowedTitle', one: 'newsFollowed', many: 'newsFollowedMany' },
  liked: { title: 'newsLikedTitle', one: 'newsLiked', many: 'newsLikedMany' },
  remixed: { title: 'newsRemixedTitle', one: 'newsRemixed', many: 'newsRemixedMany' },
  answered: { title: 'newsAnsweredTitle', one: 'newsAnswered', many: 'newsAnsweredMany' },
  voteOpened: { title: 'newsVoteOpenedTitle', one: 'newsVoteOpened', many: 'newsVoteOpened' },
  remixedGone: { title: 'newsRemixedTitle', one: 'newsRemixedGone', many: 'newsRemixedGoneMany' },
} as const;
const movedKeys = {
  considering: 'newsIdeaConsidering',
  planned: 'newsIdeaPlanned',
  inProgress: 'newsIdeaInProgress',
  shipped: 'newsIdeaShipped',
} as const;

interface Named {
  readonly title: string;
}

/** What is told, as far as its words need it. */
export interface ToldNews {
  readonly kind: CommunityNewsKind;
  readonly people: number;
  readonly person: { readonly name: string } | null;
  readonly work: Named | null;
  readonly proposal: Named | null;
  readonly idea: Named | null;
  readonly move: { readonly status: IdeaStatus; readonly words: string } | null;
}

/**
 * In which words news is told (decisions: pages, creator library). Takes it.
 *
 * @returns The keys of its title, which counts, and of what it says.
 */
export function newsKeys({ kind, people, work, move }: ToldNews) {
  if (kind === 'ideaMoved')
    return { title: 'newsIdeaMovedTitle', message: movedKeys[move?.status ?? 'considering'] } as const;
  const { title, one, many } = keys[kind === 'remixed' && !work ? 'remixedGone' : kind];
  return { title, message: people === 1 ? one : many };
}

/**
 * What stands in those words (decisions: pages, creator library). Takes the news, and who is named where nobody can be.
 *
 * @returns The values of the texts, whatever they use.
 */
export function newsValues({ people, person, work, proposal, idea, move }: ToldNews, somebody: string) {
  const subject = idea?.title ?? proposal?.title ?? '';
  return {
    count: people,
    person: person?.name ?? somebody,
    work: work?.title ?? '',
    subject,
    words: move?.words ?? '',
  };
}
