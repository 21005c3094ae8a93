import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { proofsQuery } from '../../api/clients.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { newSet } from '../../routes/clients-address.ts';
import { SetListView } from './SetListView.tsx';
import { useClientsAddress } from './use-clients-address.ts';

const EditSet = lazyWithRetry(async () => ({ default: (await import('./EditSet.tsx')).EditSet }));
const OpenSet = lazyWithRetry(async () => ({ default: (await import('./OpenSet.tsx')).OpenSet }));
const nothing = () => {};

/** `/dashboard/clients`: the sets of pictures for clients, one of them open, made or changed. */
export default function Clients() {
  const { address } = useClientsAddress();
  /** The links that were made since the page is open, by the id of their set: they are told once. */
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const keep = (id: string, link: string | undefined) =>
    setLinks(({ [id]: _, ...others }) => (link === undefined ? others : { ...others, [id]: link }));
  const { set, isChange } = address;
  if (set === null) return <SetList />;
  return (
    <Suspense fallback={<SetListView page={{ state: 'waiting' }} onMore={nothing} onRetry={nothing} />}>
      {set === newSet ? (
        <EditSet key={newSet} id={null} onLink={keep} />
      ) : isChange ? (
        <EditSet key={set} id={set} onLink={keep} />
      ) : (
        <OpenSet key={set} id={set} link={links[set]} onLink={keep} />
      )}
    </Suspense>
  );
}

/** How long nothing is typed before it is searched for. */
const settlesMs = 250;

function SetList() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const { address, change, hrefOf } = useClientsAddress();
  const { filter, search } = address;
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), settlesMs);
    return () => clearTimeout(timer);
  }, [search]);
  const asked = search === '' ? '' : settled;
  const query = useInfiniteQuery({
    ...proofsQuery(api, userId, filter, asked),
    select: ({ pages }) => ({
      sets: pages.flatMap(({ sets }) => sets),
      hasMore: pages.at(-1)?.nextCursor !== null,
      filter,
      search: asked,
    }),
  });
  return (
    <SetListView
      page={usePageData(query)}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      asked={{
        filter,
        search,
        onFilterChange: (chosen) => change({ filter: chosen }),
        onSearchChange: (typed) => change({ search: typed }, search !== '' && typed !== ''),
        hrefOf,
        newHref: hrefOf(newSet),
      }}
    />
  );
}
