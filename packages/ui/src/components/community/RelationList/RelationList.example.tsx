import { useState } from 'react';
import { RelationList, type RelationListProps } from './index.ts';

const all: RelationListProps['relations'] = [
  {
    id: 'mara',
    kind: 'follow',
    handle: 'mara-oduya',
    name: 'Mara Oduya',
    picture: null,
    since: '2026-11-21T10:00:00.000Z',
  },
];

export function Example() {
  const [kind, setKind] = useState<RelationListProps['kind']>('follow');
  const [relations, setRelations] = useState(all);
  return (
    <RelationList
      kind={kind}
      onKindChange={setKind}
      relations={relations.filter((each) => each.kind === kind)}
      hrefOf={(handle) => `/profile/${handle}`}
      onEnd={(id) => setRelations(relations.filter((each) => each.id !== id))}
    />
  );
}
