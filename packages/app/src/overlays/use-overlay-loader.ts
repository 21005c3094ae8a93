import { type LoadModule, prefetchOverlays } from '@mirror-studio/ui/overlays';
import { useCallback, useEffect } from 'react';
import { reachServer } from '../connection/reach-server.ts';
import { fetchPart } from '../lazy/fetch-module.ts';
import { readyForMore } from '../offline/quiet.ts';
import { useToast } from '../toasts/ToastProvider.tsx';
import { unreachable } from './unreachable.ts';

/** Fetches what the components of the shell open: when nothing else is waited for, or when somebody means to open it. */
export function useOverlayLoader(): LoadModule {
  const notify = useToast();
  const loadModule = useCallback<LoadModule>(
    async (load, isAwaited) => {
      if (!isAwaited) return reachServer().then(load);
      try {
        return await fetchPart(load);
      } catch (error) {
        notify(unreachable);
        throw error;
      }
    },
    [notify],
  );
  useEffect(() => {
    readyForMore()
      .then(() => prefetchOverlays())
      // It is asked for again when it is to be opened.
      .catch(() => undefined);
  }, []);
  return loadModule;
}
