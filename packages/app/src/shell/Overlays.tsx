import { textRef } from '@mirror-studio/state-machines/shared';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchPart } from '../lazy/fetch-module.ts';
import { useToast } from '../toasts/ToastProvider.tsx';
import type { OpenOverlays, Overlay } from './open-overlays.ts';

const loads = {
  exchange: () => import('../features/exchange/Exchange.tsx'),
  jobs: () => import('../features/jobs/Jobs.tsx'),
  wallet: () => import('../features/token-wallet/TokenWallet.tsx'),
  purchase: () => import('../features/purchase/Purchase.tsx'),
  settings: () => import('../features/settings/Settings.tsx'),
  help: () => import('../features/help/Help.tsx'),
} satisfies Record<Overlay, () => Promise<unknown>>;

const Exchange = lazy(async () => ({ default: (await loads.exchange()).Exchange }));
const Jobs = lazy(async () => ({ default: (await loads.jobs()).Jobs }));
const TokenWallet = lazy(async () => ({ default: (await loads.wallet()).TokenWallet }));
const Purchase = lazy(async () => ({ default: (await loads.purchase()).Purchase }));
const Settings = lazy(async () => ({ default: (await loads.settings()).Settings }));
const Help = lazy(async () => ({ default: (await loads.help()).Help }));

/** The layers that were opened, once they are fetched. One that cannot be says so in a toast, and is not open. */
function useEverOpened({ open, close }: OpenOverlays): ReadonlySet<Overlay> {
  const [met, setMet] = useState<ReadonlySet<Overlay>>(new Set());
  const notify = useToast();
  useEffect(() => {
    if (!open || met.has(open)) return;
    let isWanted = true;
    fetchPart<unknown>(loads[open]).then(
      () => setMet((before) => new Set([...before, open])),
      () => {
        if (!isWanted) return;
        notify({
          tone: 'error',
          title: textRef('errors', 'title'),
          description: textRef('errors', 'network'),
        });
        close(open);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, met, close, notify]);
  return met;
}

interface OverlaysProps {
  layers: OpenOverlays;
  isAdmin: boolean;
}

/** The layers over every page: loaded when they are first opened, and kept from then on with all that is in them. */
export function Overlays({ layers, isAdmin }: OverlaysProps) {
  const { open, helpPlace, show, close } = layers;
  const met = useEverOpened(layers);
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
