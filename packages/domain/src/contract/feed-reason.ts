import * as v from 'valibot';
import { named } from './endpoint.ts';
import { count, text } from './wire.ts';

/** Why a work stands where it does in a feed of places: what different people gave it, as it was counted for that list. */
export const feedReason = named(
  'FeedReason',
  v.object({
    workId: text,
    /** Of the last days, those of rising. */
    likes: count,
    saves: count,
    remixes: count,
    /** Different people who ever published a remix of it. */
    remixers: count,
    /** The points of rising that are left of them now, in tenths. */
    tenths: count,
  }),
);
export type FeedReason = v.InferOutput<typeof feedReason>;
export const sampleFeedReason: FeedReason = {
  workId: 'w1',
  likes: 12,
  saves: 3,
  remixes: 2,
  remixers: 4,
  tenths: 174,
};
