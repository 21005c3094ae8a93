import { openHelpEvents } from '@mirror-studio/domain/help';
import { useEffect, useState } from 'react';
import { fetchPart } from '../lazy/fetch-module.ts';
import { useToast } from '../toasts/ToastProvider.tsx';
import { OverlayController } from './overlay-controller.ts';
import { overlays } from './overlays.generated.ts';
import type { Overlays } from './overlays-context.ts';
import { unreachable } from './unreachable.ts';

/** The overlays of a shell. The open-help events bring a topic and a section (§2 widget 10). */
export function useOverlayController(): Overlays {
  const notify = useToast();
  const [controller] = useState<Overlays>(
    () =>
      new OverlayController({
        load: async (name) => (await fetchPart(overlays[name])).default,
        onFailed: () => notify(unreachable),
      }),
  );
  useEffect(() => {
    const openHelp = (event: Event) =>
      controller.show('help', event instanceof CustomEvent ? event.detail : undefined);
    for (const name of openHelpEvents) window.addEventListener(name, openHelp);
    return () => {
      for (const name of openHelpEvents) window.removeEventListener(name, openHelp);
    };
  }, [controller]);
  return controller;
}
