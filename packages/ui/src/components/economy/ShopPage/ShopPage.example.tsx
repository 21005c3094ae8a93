import { useState } from 'react';
import { ShopPage } from './index.ts';

export function Example({ pay }: { pay: (priceCents: number) => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  return (
    <ShopPage
      purchasing="live"
      isPending={isPending}
      onBuy={({ priceCents }) => {
        setPending(true);
        void pay(priceCents).finally(() => setPending(false));
      }}
    />
  );
}
