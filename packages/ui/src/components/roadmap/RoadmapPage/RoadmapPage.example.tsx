import { useState } from 'react';
import { RoadmapPage, type RoadmapPageProps } from './index.ts';

const columns: RoadmapPageProps['columns'] = [
  {
    status: 'considering',
    total: 1,
    ideas: [
      {
        id: 'layers',
        title: 'Layers in the prompt editor',
        status: 'considering',
        votes: 128,
        isVoted: false,
        isOwn: false,
        comments: 14,
        author: { handle: 'mara-oduya', name: 'Mara Oduya', picture: null },
        proposedAt: '2026-11-21T10:00:00.000Z',
        since: '2026-11-21T10:00:00.000Z',
      },
    ],
  },
];

export function Example() {
  const [column, setColumn] = useState<RoadmapPageProps['column']>('considering');
  return (
    <RoadmapPage
      columns={columns}
      column={column}
      onColumnChange={setColumn}
      hrefOf={(id) => `?idea=${id}`}
      onVotedChange={() => {}}
      onPropose={() => {}}
    />
  );
}
