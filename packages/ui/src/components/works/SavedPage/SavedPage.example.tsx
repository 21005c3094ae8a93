import { useState } from 'react';
import { SavedPage, type SavedPageProps } from './index.ts';

const work: NonNullable<SavedPageProps['saved'][number]['work']> = {
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
};

export function Example() {
  const [filter, setFilter] = useState<SavedPageProps['filter']>({ q: '', collection: null });
  const [saved, setSaved] = useState<SavedPageProps['saved']>([
    {
      id: 'saved',
      savedAt: '2026-11-21T10:00:00.000Z',
      note: 'The light from below.',
      collection: 'Light',
      work,
    },
  ]);
  return (
    <SavedPage
      saved={saved}
      collections={[{ name: 'Light', items: 1 }]}
      filter={filter}
      onFilterChange={setFilter}
      hrefOf={(id) => `/works?work=${id}`}
      profileHrefOf={(handle) => `/profile/${handle}`}
      libraryHref="/works"
      onChange={async (id, said) => {
        setSaved(saved.map((one) => (one.id === id ? { ...one, ...said } : one)));
        return null;
      }}
      onRemove={(id) => setSaved(saved.filter((one) => one.id !== id))}
    />
  );
}
