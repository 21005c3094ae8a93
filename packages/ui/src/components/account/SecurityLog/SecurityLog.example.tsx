import { SecurityLog, type SecurityLogProps } from './index.ts';

const device = { browser: 'Firefox', system: 'Linux', kind: 'desktop' } as const;
const events: SecurityLogProps['events'] = [
  {
    id: 'out',
    kind: 'signed_out',
    at: '2026-11-21T09:58:00.000Z',
    device,
    network: '203.0.113.0/24',
    method: null,
    endedDevice: device,
    isCurrent: false,
  },
  {
    id: 'in',
    kind: 'signed_in',
    at: '2026-11-21T09:12:00.000Z',
    device,
    network: '203.0.113.0/24',
    method: 'otp',
    endedDevice: null,
    isCurrent: false,
  },
];

export function Example({ readOlder }: { readOlder: () => void }) {
  return <SecurityLog events={events} onLoadMore={readOlder} />;
}
