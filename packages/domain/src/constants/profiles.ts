/** Decided: what a profile that others see may hold. Words and links are counted as the form counts them. */
export const publicProfileLimits = { wordsCharacters: 280, links: 5, linkCharacters: 200 } as const;

/**
 * Decided: how long a handle may be; for how many days one that was given up leads to the new one and is kept for its owner;
 * how often it can be changed at once, and after how many days once more; how long typing rests before it is asked whether a
 * handle is free.
 */
export const handleLimits = {
  fewestCharacters: 3,
  mostCharacters: 30,
  heldDays: 90,
  changesAtOnce: 2,
  changeEveryDays: 7,
  askAfterMs: 400,
} as const;

/** Decided: the sides in px of the two squares that are kept of a picture of a person, and how far it can be enlarged to crop it. */
export const profilePictureLimits = { largePx: 512, smallPx: 128, mostZoom: 4 } as const;
