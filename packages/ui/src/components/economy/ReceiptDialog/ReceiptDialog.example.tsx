import { ReceiptDialog, type ReceiptDialogProps } from './index.ts';

const receipt: ReceiptDialogProps['receipt'] = {
  transferId: '0b9d2c1e-7a44-4a0f-9a51-0f1f64f0a3c2',
  reason: 'correction',
  note: '20 coins for the picture that failed',
  createdAt: '2026-11-21T10:00:00.000Z',
  request: null,
  sides: [
    { place: 'issue', currency: 'coins', change: -20, own: null },
    {
      place: 'available',
      currency: 'coins',
      change: 20,
      own: { sequence: 2, balance: 840, digest: 'a7'.repeat(32) },
    },
  ],
  job: null,
  others: [],
};

export const Example = () => (
  <ReceiptDialog
    isOpen
    onOpenChange={() => undefined}
    receipt={receipt}
    hrefOf={(transferId) => `#receipt-${transferId}`}
  />
);
