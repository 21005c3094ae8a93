import { AcceptanceList, type AcceptanceListProps } from './index.ts';

const acceptances: AcceptanceListProps['acceptances'] = [
  { document: 'terms', version: '2026-11-21', acceptedAt: '2026-11-21T10:00:00.000Z', language: 'en' },
  { document: 'legal', version: '2026-11-21', acceptedAt: '2026-11-21T09:58:00.000Z', language: 'en' },
];
const hrefs: AcceptanceListProps['hrefs'] = { legal: '#legal', terms: '#terms', compliance: '#compliance' };

export const Example = () => <AcceptanceList acceptances={acceptances} hrefs={hrefs} />;
