import { useState } from 'react';
import { GiftDialog, type GiftDialogProps } from './index.ts';

const gift: NonNullable<GiftDialogProps['gift']> = {
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
};

export function Example() {
  const [thankedAt, setThankedAt] = useState<string | null>(null);
  return (
    <GiftDialog
      isOpen
      gift={{ ...gift, thankedAt }}
      onThank={() => setThankedAt('2026-11-21T10:00:00.000Z')}
    />
  );
}
