import { OrderReceiptDialog, type OrderReceiptDialogProps } from './index.ts';

const order: OrderReceiptDialogProps['order'] = {
  id: '5f0b4a55-8a3c-4b7a-8f6f-0d117c0e3a52',
  item: 'tokens',
  coins: 123,
  priceCents: 1_111,
  state: 'paid',
  isSimulated: false,
  createdAt: '2026-11-21T09:58:00.000Z',
  paidAt: '2026-11-21T10:00:00.000Z',
  reversedAt: null,
  refundedCents: 0,
  returnedCoins: 0,
  owedCoins: 0,
  checkoutUrl: null,
  transferId: 'x1',
};

export const Example = ({ close }: { close: () => void }) => (
  <OrderReceiptDialog
    isOpen
    onOpenChange={(isOpen) => !isOpen && close()}
    order={order}
    details={{ name: 'Mara Vidal', address: 'Calle del Espejo 4', taxId: '' }}
  />
);
