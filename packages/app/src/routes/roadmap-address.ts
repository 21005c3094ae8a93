import { pathOf } from '@mirror-studio/domain/access';
import { columnParameter, type IdeaStatus, ideaParameter, ideaStatuses } from '@mirror-studio/domain/roadmap';

/** The roadmap with a column for narrow screens, and an idea open over it. Takes both; null for none. */
export function roadmapPath(column: IdeaStatus, idea: string | null = null): string {
  const parameters = new URLSearchParams({
    ...(column !== ideaStatuses[0] && { [columnParameter]: column }),
    ...(idea !== null && { [ideaParameter]: idea }),
  }).toString();
  return `${pathOf('roadmap')}${parameters && `?${parameters}`}`;
}
