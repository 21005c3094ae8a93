import { useState } from 'react';
import { SubscriptionsPage, type SubscriptionsPageProps } from './index.ts';

const begun: NonNullable<SubscriptionsPageProps['subscription']> = {
  id: '6f0b4a55-8a3c-4b7a-8f6f-0d117c0e3a52',
  plan: 'silver',
  nextPlan: null,
  state: 'active',
  isSimulated: true,
  isCancelled: false,
  beganAt: '2026-11-10T10:00:00.000Z',
  periodFrom: '2026-11-10T10:00:00.000Z',
  periodUntil: '2026-12-10T10:00:00.000Z',
  paidCents: 1_999,
  grantedCoins: 240,
  graceUntil: null,
  endedAt: null,
  revision: 1,
};

export function Example({ confirm }: { confirm: (kind: string) => void }) {
  const [isCancelled, setCancelled] = useState(true);
  return (
    <SubscriptionsPage
      subscription={{ ...begun, isCancelled }}
      onAsk={({ kind }) => confirm(kind)}
      onResume={() => setCancelled(false)}
      billingHref="/receipts"
    />
  );
}
