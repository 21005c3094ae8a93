import { useState } from 'react';
import { ProofList, type ProofListProps } from './index.ts';

export function Example({ sets }: Pick<ProofListProps, 'sets'>) {
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
