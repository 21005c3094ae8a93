import { FamilyTree, type FamilyTreeProps } from './index.ts';

const work: FamilyTreeProps['work'] = {
  id: 'salt-flats',
  type: 'picture',
  title: 'Salt flats, first light',
  tags: [],
  url: '/pictures/salt-flats.webp',
  variants: [],
  width: 768,
  height: 1024,
  placeholder: null,
  author: { handle: 'mara-oduya', name: 'Mara Oduya', picture: null },
  licence: null,
  prompt: null,
  version: null,
  allowsRemix: true,
  remixOf: null,
  remixes: 1,
  style: 'editorial',
  aspectRatio: '3:4',
  publishedAt: '2026-11-21T10:00:00.000Z',
  isOwn: false,
  savedId: null,
  likes: 12,
  isLiked: false,
};

export function Example() {
  return (
    <FamilyTree
      work={work}
      ancestors={[{ work: null, author: { handle: 'noor-haddad', name: 'Noor Haddad' } }]}
      remixes={[{ ...work, id: 'dusk', title: 'Salt flats, dusk', remixes: 0 }]}
      onOpen={(id) => window.location.assign(`/library?work=${id}`)}
    />
  );
}
