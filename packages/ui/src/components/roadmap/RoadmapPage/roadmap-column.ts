import type { Idea } from '@mirror-studio/domain/contract';
import type { IdeaStatus } from '@mirror-studio/domain/roadmap';

/** Where ideas stand, and those of them that are read. */
export interface RoadmapColumn {
  readonly status: IdeaStatus;
  readonly ideas: readonly Idea[];
  /** How many stand there. */
  readonly total: number;
  /** There are more. Default false. */
  readonly hasMore?: boolean;
  /** More are on their way. Default false. */
  readonly isLoadingMore?: boolean;
  /** More were asked for, or all read again, and did not come: what is said of it. */
  readonly moreFailed?: string;
}
