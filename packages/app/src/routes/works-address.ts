import { pathOf } from '@mirror-studio/domain/access';
import { noWorksFilter, type WorksFilter } from '@mirror-studio/domain/works';
import { workParameter } from './work-link.ts';

/** The parameters of an address of the creator library: nothing where it is the usual. */
export function worksParameters(filter: WorksFilter, workId: string | null): Record<string, string> {
  const given = Object.entries({ ...filter, [workParameter]: workId });
  return Object.fromEntries(
    given.flatMap(([name, value]: [string, string | null]) => (value === null ? [] : [[name, value]])),
  );
}

/** Where works are shown. Takes what they are narrowed to, and which is looked at. */
export function worksPath(filter: Partial<WorksFilter> = {}, workId: string | null = null): string {
  const query = new URLSearchParams(worksParameters({ ...noWorksFilter, ...filter }, workId)).toString();
  return query === '' ? pathOf('creatorLibrary') : `${pathOf('creatorLibrary')}?${query}`;
}
