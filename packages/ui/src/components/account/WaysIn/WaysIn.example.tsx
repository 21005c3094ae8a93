import { useState } from 'react';
import { WaysIn, type WaysInProps } from './index.ts';

const linkedAlready: WaysInProps['linked'] = [
  { id: 'one', name: 'Google', email: 'mara@example.com', linkedAt: '2026-11-19T10:00:00.000Z' },
];

export function Example({ goTo }: { goTo: (provider: string) => void }) {
  const [linked, setLinked] = useState(linkedAlready);
  return (
    <WaysIn
      email="mara@example.com"
      hasPassword
      passwordHref="/login?with=new-password"
      linked={linked}
      offered={[{ id: 'github', name: 'GitHub' }]}
      onLink={goTo}
      onUnlink={(id) => setLinked(linked.filter((way) => way.id !== id))}
    />
  );
}
