import { useState } from 'react';
import { LibraryPage, type LibraryPageProps } from './index.ts';

const prompts: LibraryPageProps['prompts'] = [
  {
    id: 'salt-flats',
    title: 'Salt flats',
    excerpt: 'A dancer in raw silk on the salt flats at first light',
    tags: ['salt', 'dance'],
    collection: 'Halcyon',
    version: 3,
    versionId: 'salt-flats-3',
    pictures: 8,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-21T09:58:00.000Z',
  },
];

export function Example() {
  const [filter, setFilter] = useState<LibraryPageProps['filter']>({
    q: '',
    tag: null,
    collection: null,
    sort: 'updated',
    place: 'library',
  });
  const shown = prompts.filter(({ excerpt }) => excerpt.includes(filter.q));
  return (
    <LibraryPage
      prompts={shown}
      filter={filter}
      onFilterChange={setFilter}
      hrefOf={(id) => `/editor/${id}`}
      writeHref="/prompts/new"
    />
  );
}
