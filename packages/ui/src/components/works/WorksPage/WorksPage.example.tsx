import { useState } from 'react';
import { WorksPage, type WorksPageProps } from './index.ts';

const works: WorksPageProps['works'] = [
  {
    id: 'salt-flats',
    type: 'picture',
    title: 'Salt flats, first light',
    tags: ['salt', 'first light'],
    url: '/pictures/salt-flats.webp',
    variants: [],
    width: 768,
    height: 1024,
    placeholder: null,
    author: { handle: 'mara-oduya', name: 'Mara Oduya', picture: null },
    licence: { resale: false, training: false },
    prompt: 'Salt flats at first light',
    version: null,
    allowsRemix: true,
    remixOf: null,
    remixes: 3,
    style: 'editorial',
    aspectRatio: '3:4',
    publishedAt: '2026-11-21T10:00:00.000Z',
    isOwn: false,
    savedId: null,
    likes: 12,
    isLiked: false,
  },
];

export function Example() {
  const [filter, setFilter] = useState<WorksPageProps['filter']>({
    feed: null,
    type: null,
    search: null,
    tag: null,
    style: null,
    ratio: null,
    author: null,
  });
  return (
    <WorksPage
      works={works.filter(({ tags }) => filter.tag === null || tags.includes(filter.tag))}
      filter={filter}
      onFilterChange={setFilter}
      hrefOf={(id) => `/library?work=${id}`}
      savedHref="/saved"
      galleryHref="/gallery"
    />
  );
}
