import { communityEndpoints, type Relation, sampleRelation } from '@mirror-studio/domain/contract';
import { community } from '@mirror-studio/domain/texts/en/community';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { RelationsData } from './RelationsView.tsx';

/** The states of the lists of creators, from what their endpoint answers. */
export const page: ListPage<Relation, RelationsData> = {
  title: community.peopleTitle,
  endpoint: communityEndpoints.relations,
  item: (at) => ({
    ...sampleRelation,
    id: `r${at}`,
    name: `Mara Halcyon ${at + 1}`,
    handle: at % 7 === 3 ? null : `mara-halcyon-${at + 1}`,
    since: momentAt(at),
  }),
  longWords: (relation) => ({
    ...relation,
    name: 'Spiegelkabinett'.repeat(4),
    handle: 'abcdefghijklmnopqrstuvwxyz-789',
  }),
  data: (relations, hasMore) => ({ relations, hasMore }),
};
