import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import type { Reported } from './Reporting.tsx';

const Reporting = lazyWithRetry(
  async () => ({ default: (await import('./Reporting.tsx')).Reporting }),
  false,
);

/** The dialog that reports something, and what opens it. It is fetched when it is asked for, and begins anew each time. */
export function useReporting(of: Reported) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => {
      setOpened(opened + 1);
      setOpen(true);
    },
    dialog: opened > 0 && (
      <Suspense>
        <Reporting key={opened} of={of} isOpen={isOpen} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}
