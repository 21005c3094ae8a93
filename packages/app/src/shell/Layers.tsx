import { lazy, Suspense, useState } from 'react';

const Exchange = lazy(() =>
  import('../features/exchange/Exchange.tsx').then(({ Exchange }) => ({ default: Exchange })),
);
const Jobs = lazy(() => import('../features/jobs/Jobs.tsx').then(({ Jobs }) => ({ default: Jobs })));

interface LayersProps {
  open: 'exchange' | 'jobs' | null;
  onClose: () => void;
  onOpenChange: (open: 'exchange' | 'jobs' | null) => void;
}

/** The layers over every page: loaded when they are first opened, and kept from then on with all that is in them. */
export function Layers({ open, onClose, onOpenChange }: LayersProps) {
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  if (open && !met.has(open)) setMet(new Set([...met, open]));
  return (
    <Suspense>
      {met.has('exchange') && <Exchange isOpen={open === 'exchange'} onClose={onClose} />}
      {met.has('jobs') && (
        <Jobs isOpen={open === 'jobs'} onOpenChange={(isOpen) => onOpenChange(isOpen ? 'jobs' : null)} />
      )}
    </Suspense>
  );
}
