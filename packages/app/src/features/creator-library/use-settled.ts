import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { WorksFilter } from '@mirror-studio/domain/works';
import { useEffect, useState } from 'react';

/** A filter whose words are those of a moment ago, while somebody types; without words it is what it is at once. */
export function useSettled(filter: WorksFilter): WorksFilter {
  const [search, setSearch] = useState(filter.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(filter.search), worksLimits.searchSettlesMs);
    return () => clearTimeout(timer);
  }, [filter.search]);
  return filter.search === null ? filter : { ...filter, search };
}
