import { type Api, type Job, jobsEndpoints } from '@mirror-studio/domain/contract';
import type { JobFilter } from '@mirror-studio/domain/jobs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices, useUser } from '../../providers/services.tsx';

/** The jobs that were read so far. */
function createKnown() {
  const jobs = new Map<string, Job>();
  return {
    keep: (read: readonly Job[]) => {
      for (const job of read) jobs.set(job.id, job);
    },
    has: (id: string) => jobs.has(id),
    all: () => [...jobs.values()],
  };
}

const whenMade = ({ createdAt }: Job) => Date.parse(createdAt);

/** What was read just now, and of what is known besides what is older. Takes both, the former newest first. */
export function withOlder(read: readonly Job[], known: readonly Job[]): readonly Job[] {
  const last = read.at(-1);
  if (!last) return read;
  const ids = new Set(read.map(({ id }) => id));
  const older = known.filter((job) => !ids.has(job.id) && whenMade(job) <= whenMade(last));
  return [...read, ...older.toSorted((one, other) => whenMade(other) - whenMade(one))];
}

/**
 * The jobs of a filter, a page at a time: the newest are read again and again, those before them once, when somebody comes
 * to them. Takes the filter, and the job that is open, which is read if it is on neither.
 */
export function useJobPages(filter: JobFilter, openId: string | null) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const [known] = useState(createKnown);
  const [next, setNext] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [isRead, setIsRead] = useState(false);

  const list = useCallback(
    async (signal: AbortSignal) => {
      const { jobs, nextCursor = null } = await read(api, filter, null, signal);
      known.keep(jobs);
      setNext(nextCursor);
      setIsRead(true);
      return nextCursor === null ? jobs : withOlder(jobs, known.all());
    },
    [api, filter, known],
  );
  const older = useInfiniteQuery({
    queryKey: ['jobs', { userId, filter, from }],
    queryFn: ({ pageParam, signal }) => read(api, filter, pageParam, signal),
    initialPageParam: from,
    enabled: from !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const opened = useQuery({
    queryKey: ['jobs', { userId, openId }],
    queryFn: async ({ signal }) =>
      (await api.call(jobsEndpoints.job, { params: { id: openId ?? '' }, signal })).job,
    enabled: isRead && openId !== null && !known.has(openId),
    retry: false,
  }).data;
  const besides = useMemo(() => {
    const jobs = [...(older.data?.pages.flatMap((page) => page.jobs) ?? []), ...(opened ? [opened] : [])];
    return jobs.length === 0 ? null : jobs;
  }, [older.data, opened]);
  useEffect(() => known.keep(besides ?? []), [known, besides]);

  const hasMore = from === null ? next !== null : older.hasNextPage;
  return {
    list,
    /** What was read besides the newest; the list has it when it is read again. */
    older: besides,
    isLoadingMore: older.isFetching,
    failure: older.error,
    onMore: hasMore ? () => void (from === null ? setFrom(next) : older.fetchNextPage()) : undefined,
  };
}

const read = (api: Api, filter: JobFilter, cursor: string | null, signal: AbortSignal) =>
  api.call(jobsEndpoints.jobs, { query: { filter, cursor }, signal });
