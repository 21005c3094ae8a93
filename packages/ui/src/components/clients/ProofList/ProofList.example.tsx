import { useState } from 'react';
import { ProofList, type ProofListProps } from './index.ts';

const sets: ProofListProps['sets'] = [
  {
    id: 'salt-flats',
    title: 'Salt flats, first light',
    client: 'Noor Haddad',
    note: '',
    watermark: true,
    hasPassword: false,
    state: 'open',
    endsAt: '2026-12-21T10:00:00.000Z',
    createdAt: '2026-11-21T10:00:00.000Z',
    pictures: 12,
    cover: '/pictures/salt-flats.webp',
    marks: { yes: 4, maybe: 2, no: 1 },
    comments: 3,
    opened: 2,
    visitors: 1,
    lastOpenedAt: '2026-11-22T09:00:00.000Z',
    lastAnsweredAt: '2026-11-22T09:30:00.000Z',
    approvedAt: null,
    approvedBy: null,
  },
];

export function Example() {
  const [filter, setFilter] = useState<ProofListProps['filter']>('all');
  const [search, setSearch] = useState('');
  return (
    <ProofList
      sets={sets.filter(({ client }) => client.includes(search))}
      filter={filter}
      onFilterChange={setFilter}
      search={search}
      onSearchChange={setSearch}
      hrefOf={(id) => `/clients/${id}`}
      newHref="/clients/new"
    />
  );
}
