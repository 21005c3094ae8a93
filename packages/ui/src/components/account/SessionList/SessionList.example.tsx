import { useState } from 'react';
import { SessionList, type SessionListProps } from './index.ts';

const sessions: SessionListProps['sessions'] = [
  {
    id: 'laptop',
    device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    network: '203.0.113.0/24',
    createdAt: '2026-11-19T10:00:00.000Z',
    lastUsedAt: '2026-11-21T10:00:00.000Z',
    assurance: 'aal1',
    isCurrent: true,
  },
  {
    id: 'phone',
    device: { browser: 'Safari', system: 'iOS', kind: 'phone' },
    network: null,
    createdAt: '2026-11-12T10:00:00.000Z',
    lastUsedAt: '2026-11-21T09:48:00.000Z',
    assurance: 'aal1',
    isCurrent: false,
  },
];

export function Example({ signOut }: { signOut: () => void }) {
  const [left, setLeft] = useState(sessions);
  return (
    <SessionList
      sessions={left}
      onEnd={(what) =>
        setLeft(left.filter(({ id, isCurrent }) => (what === 'others' ? isCurrent : id !== what.id)))
      }
      onSignOut={signOut}
    />
  );
}
