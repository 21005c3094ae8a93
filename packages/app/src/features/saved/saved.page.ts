import { worksLimits } from '@mirror-studio/domain/constants/works';
import { type SavedWork, sampleSavedWork, sampleWork, savedEndpoints } from '@mirror-studio/domain/contract';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { SavedData } from './SavedView.tsx';

/** The states of what one has saved, from what its endpoint answers. */
export const page: ListPage<SavedWork, SavedData> = {
  title: 'Saved',
  endpoint: savedEndpoints.saved,
  item: (at) => ({
    ...sampleSavedWork,
    id: `s${at}`,
    savedAt: momentAt(at),
    note: at % 3 === 1 ? '' : 'The light from below.',
    collection: at % 2 === 0 ? 'Light' : null,
    work:
      at % 5 === 2
        ? null
        : {
            ...sampleWork,
            id: `w${at}`,
            title: `Salt flats, ${at + 1}`,
            url: `/media/${(at % 3) + 1}.png`,
            variants: [],
            savedId: `s${at}`,
          },
  }),
  longWords: (saved) => ({
    ...saved,
    note: 'lichtbildwerkstatt'.repeat(50).slice(0, worksLimits.noteCharacters),
    collection: 'Spiegelkabinettsonnenaufgangsstudien',
    work: saved.work && {
      ...saved.work,
      title: 'lichtbildwerkstatt'.repeat(6),
      author: { handle: 'abcdefghijklmnopqrstuvwxyz-789', name: 'Spiegelkabinett'.repeat(4), picture: null },
    },
  }),
  data: (saved, hasMore) => ({ saved, hasMore, filter: { q: '', collection: null } }),
  filteredToNothing: () => ({ saved: [], hasMore: false, filter: { q: 'xylophone', collection: null } }),
};
