import { type Idea, roadmapEndpoints, sampleIdea } from '@mirror-studio/domain/contract';
import { type IdeaStatus, ideaStatuses } from '@mirror-studio/domain/roadmap';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { RoadmapData } from './RoadmapView.tsx';

const statusOf = (at: number): IdeaStatus => ideaStatuses[at % ideaStatuses.length] ?? ideaStatuses[0];

/** The states of the roadmap, from what its endpoint answers. */
export const page: ListPage<Idea, RoadmapData> = {
  title: 'Roadmap',
  endpoint: roadmapEndpoints.ideas,
  item: (at) => ({
    ...sampleIdea,
    id: `i${at}`,
    title: `${sampleIdea.title}, ${at + 1}`,
    status: statusOf(at),
    votes: Math.max(1, Math.round(240 / (at + 1))),
    isVoted: at % 5 === 0,
    comments: at % 4,
    proposedAt: momentAt(at),
    since: momentAt(at),
  }),
  longWords: (idea) => ({ ...idea, title: 'Spiegelkabinett'.repeat(6), votes: 98_765_432, comments: 98_765 }),
  data: (ideas, hasMore) => ({
    columns: ideaStatuses.map((status) => {
      const those = ideas.filter((idea) => idea.status === status);
      return { status, ideas: those, total: hasMore ? 10_000 : those.length, hasMore };
    }),
  }),
};
