import { GiftsPage, type GiftsPageProps } from './index.ts';

const gifts: GiftsPageProps['gifts'] = [
  {
    id: '7b0b4a55-8a3c-4b7a-8f6f-0d117c0e3a52',
    box: 'received',
    coins: 40,
    words: 'For the salt flats',
    person: { name: 'Mara Halcyon', handle: 'mara-halcyon' },
    address: null,
    state: 'received',
    createdAt: '2026-11-21T09:58:00.000Z',
    endsAt: null,
    returnedAt: null,
    thankedAt: null,
    transferId: 'x1',
  },
];

export const Example = () => (
  <GiftsPage box="received" gifts={gifts} onBoxChange={(box) => console.info(box)} />
);
