import { Suspense, useSyncExternalStore } from 'react';
import { Restarting } from '../flows/Restarting.tsx';
import { useOverlays } from './overlays-context.ts';

/** The overlays over every page: loaded when they are first opened, and kept from then on with all that is in them. */
export function LoadedOverlays() {
  const { loaded, subscribe } = useOverlays();
  return useSyncExternalStore(subscribe, loaded).map(({ name, part: Overlay }) => (
    <Restarting key={name}>
      <Suspense>
        <Overlay />
      </Suspense>
    </Restarting>
  ));
}
