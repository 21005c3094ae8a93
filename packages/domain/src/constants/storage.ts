/** What is counted for each person: what they write, in the database, and the files of their pictures and videos. */
export const storageKinds = ['texts', 'pictures'] as const;
export type StorageKind = (typeof storageKinds)[number];

/**
 * Decided: how many bytes of each kind one person may store. No honest creator meets either. A full library, 10,000 prompts of 600
 * characters with 20 versions each and notes, takes 0.3 GB of texts; a gallery of 50,000 pictures takes 20 to 40 GB.
 */
export const storageQuotas: Readonly<Record<StorageKind, number>> = {
  texts: 500_000_000,
  pictures: 50_000_000_000,
};

/** Decided: what a demonstration account may store, which anybody opens without an address and which lives for a day. */
export const demoStorageQuotas: Readonly<Record<StorageKind, number>> = {
  texts: 10_000_000,
  pictures: 1_000_000_000,
};

/** Decided: with less than this free on a disk that is written to, the server says that it is not well. */
export const diskReserveBytes = 1_000_000_000;

/**
 * Decided: how many bytes are free before something is written where there may be something in the trash: more than the largest
 * prompt with its version, and than the largest upload.
 */
export const storageMargins: Readonly<Record<StorageKind, number>> = {
  texts: 500_000,
  pictures: 20_000_000,
};
