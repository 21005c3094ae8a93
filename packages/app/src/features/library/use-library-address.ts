import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { type LibraryFilter, libraryFilterOf, libraryParameters } from '@mirror-studio/domain/prompts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filter that the address holds, and how to change it. What is typed does not lengthen the way back. */
export function useLibraryAddress(): readonly [LibraryFilter, (filter: LibraryFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => libraryFilterOf(parameters), [parameters]);
  const change = (next: LibraryFilter) =>
    setParameters(libraryParameters(next), {
      replace: next.q !== filter.q && next.q !== '' && filter.q !== '',
    });
  return [filter, change];
}

/** A filter whose search is that of a moment ago, while somebody types; without a search it is what it is at once. */
export function useSettled(filter: LibraryFilter): LibraryFilter {
  const [q, setQ] = useState(filter.q);
  useEffect(() => {
    const timer = setTimeout(() => setQ(filter.q), libraryLimits.searchSettlesMs);
    return () => clearTimeout(timer);
  }, [filter.q]);
  return filter.q === '' ? filter : { ...filter, q };
}
