import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { proofsQuery } from '../../api/clients.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { EditSet } from './EditSet.tsx';
import { OpenSet } from './OpenSet.tsx';
import { SetListView } from './SetListView.tsx';
import { useClientsAddress } from './use-clients-address.ts';

/** `/dashboard/clients`: the sets of pictures for clients, one of them open, made or changed. */
export default function Clients() {
  const { address } = useClientsAddress();
  /** The links that were made since the page is open, by the id of their set: they are told once. */
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const keep = (id: string, link: string | undefined) =>
    setLinks(({ [id]: _, ...others }) => (link === undefined ? others : { ...others, [id]: link }));
  if (address.set === 'new') return <EditSet key="new" id={null} onLink={keep} />;
  if (address.set !== null && address.isChange)
    return <EditSet key={address.set} id={address.set} onLink={keep} />;
  if (address.set !== null)
    return <OpenSet key={address.set} id={address.set} link={links[address.set]} onLink={keep} />;
  return <SetList />;
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
        newHref: hrefOf('new'),
      }}
    />
  );
}
