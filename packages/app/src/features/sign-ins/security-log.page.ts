import { type SecurityEvent, sampleSecurityEvent, sessionsEndpoints } from '@mirror-studio/domain/contract';
import { securityEventKinds } from '@mirror-studio/domain/sessions';
import { securityLog } from '@mirror-studio/domain/texts/en/securityLog';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { SecurityLogData } from './SecurityLogView.tsx';

/** The states of the security log, from what its endpoint answers. */
export const page: ListPage<SecurityEvent, SecurityLogData> = {
  title: securityLog.title,
  endpoint: sessionsEndpoints.securityEvents,
  item: (at) => ({
    ...sampleSecurityEvent,
    id: `e${at}`,
    at: momentAt(at),
    kind: securityEventKinds[at % securityEventKinds.length] ?? sampleSecurityEvent.kind,
    method: null,
    isCurrent: at % 3 === 0,
  }),
  longWords: (event) => ({
    ...event,
    kind: 'refresh_token_reused',
    network: '2001:db8:ffff::/48',
    device: { browser: 'Samsung Internet for Android', system: 'PlayStation 4', kind: 'tablet' },
    endedDevice: { browser: 'lichtbildwerkstatt'.repeat(4), system: 'Linux', kind: 'desktop' },
  }),
  data: (events, hasMore) => ({ events, hasMore, isAvailable: true }),
};
