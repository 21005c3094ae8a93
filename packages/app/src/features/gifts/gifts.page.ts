import { type Gift, giftsEndpoints, sampleGift } from '@mirror-studio/domain/contract';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { GiftsData } from './GiftsView.tsx';

/** The states of the page of gifts, from what its endpoint answers. */
export const page: ListPage<Gift, GiftsData> = {
  title: 'Gift coins',
  endpoint: giftsEndpoints.gifts,
  item: (at) => ({
    ...sampleGift,
    id: `g${10_000 - at}`,
    box: 'received',
    coins: 1 + at * 7,
    thankedAt: at % 2 === 0 ? momentAt(at) : null,
    createdAt: momentAt(at),
  }),
  longWords: (gift) => ({
    ...gift,
    coins: 98_765_432,
    words: 'lichtbildwerkstatt'.repeat(8),
    person: { name: 'Lichtbildwerkstatt'.repeat(4), handle: 'l'.repeat(30) },
  }),
  data: (gifts, hasMore) => ({ gifts, hasMore }),
};
