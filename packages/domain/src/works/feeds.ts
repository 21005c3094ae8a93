/** The feeds of the creator library beside that of all works, newest first (pages: creator library; decisions: Feeds). */
export const worksFeeds = ['rising', 'remixed', 'followed'] as const;
export type WorksFeed = (typeof worksFeeds)[number];

/** Those whose works have places, which are given every moment. */
export const placedFeeds = ['rising', 'remixed'] as const satisfies readonly WorksFeed[];
export type PlacedFeed = (typeof placedFeeds)[number];

/**
 * Says whether works have places in a feed (decisions: Feeds).
 *
 * @param feed - As asked for; nothing for all works.
 * @returns True where they have; false where they stand newest first.
 */
export const isPlacedFeed = (feed: WorksFeed | null | undefined): feed is PlacedFeed =>
  placedFeeds.some((known) => known === feed);
