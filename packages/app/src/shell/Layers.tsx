import { lazy, Suspense, useState } from 'react';
import type { Layer, OpenLayers } from './layers-open.ts';

const Exchange = lazy(() =>
  import('../features/exchange/Exchange.tsx').then(({ Exchange }) => ({ default: Exchange })),
);
const Jobs = lazy(() => import('../features/jobs/Jobs.tsx').then(({ Jobs }) => ({ default: Jobs })));
const TokenWallet = lazy(() =>
  import('../features/token-wallet/TokenWallet.tsx').then(({ TokenWallet }) => ({ default: TokenWallet })),
);
const Purchase = lazy(() =>
  import('../features/purchase/Purchase.tsx').then(({ Purchase }) => ({ default: Purchase })),
);
const Settings = lazy(() =>
  import('../features/settings/Settings.tsx').then(({ Settings }) => ({ default: Settings })),
);
const Help = lazy(() => import('../features/help/Help.tsx').then(({ Help }) => ({ default: Help })));

interface LayersProps {
  layers: OpenLayers;
  isAdmin: boolean;
}

/** The layers over every page: loaded when they are first opened, and kept from then on with all that is in them. */
export function Layers({ layers: { open, helpPlace, show, close }, isAdmin }: LayersProps) {
  const [met, setMet] = useState<ReadonlySet<Layer>>(new Set());
  if (open && !met.has(open)) setMet(new Set([...met, open]));
  return (
    <Suspense>
      {met.has('exchange') && <Exchange isOpen={open === 'exchange'} onClose={() => close('exchange')} />}
      {met.has('wallet') && <TokenWallet isOpen={open === 'wallet'} onClose={() => close('wallet')} />}
      {met.has('purchase') && <Purchase isOpen={open === 'purchase'} onClose={() => close('purchase')} />}
      {met.has('settings') && <Settings isOpen={open === 'settings'} onClose={() => close('settings')} />}
      {met.has('help') && (
        <Help isOpen={open === 'help'} place={helpPlace} onClose={() => close('help')} isAdmin={isAdmin} />
      )}
      {met.has('jobs') && (
        <Jobs isOpen={open === 'jobs'} onOpenChange={(isOpen) => (isOpen ? show('jobs') : close('jobs'))} />
      )}
    </Suspense>
  );
}
