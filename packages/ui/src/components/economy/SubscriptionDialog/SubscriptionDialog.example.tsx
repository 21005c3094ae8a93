import { useState } from 'react';
import { SubscriptionDialog } from './index.ts';

export function Example({ subscribe }: { subscribe: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  const [isPending, setPending] = useState(false);
  return (
    <SubscriptionDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      ask={{ kind: 'subscribe', plan: 'silver' }}
      isPending={isPending}
      onConfirm={() => {
        setPending(true);
        void subscribe().finally(() => setOpen(false));
      }}
    />
  );
}
