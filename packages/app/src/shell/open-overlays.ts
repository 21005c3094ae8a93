import { type OpenHelpDetail, openHelpEvents } from '@mirror-studio/domain/help';
import { useCallback, useEffect, useState } from 'react';

export type Overlay = 'exchange' | 'jobs' | 'wallet' | 'purchase' | 'settings' | 'help';

export interface OpenOverlays {
  /** The one that is open. */
  readonly open: Overlay | null;
  /** Where help opens. */
  readonly helpPlace: OpenHelpDetail;
  readonly show: (layer: Overlay) => void;
  readonly toggle: (layer: Overlay) => void;
  /** Closes a layer, and no other that was opened meanwhile. */
  readonly close: (layer: Overlay) => void;
}

const anywhere: OpenHelpDetail = {};

/** Which layer lies over the page: one at a time. The open-help events bring a topic and a section (§2 widget 10). */
export function useOverlays(): OpenOverlays {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [helpPlace, setHelpPlace] = useState(anywhere);
  const show = useCallback((layer: Overlay) => {
    setHelpPlace(anywhere);
    setOpen(layer);
  }, []);
  const close = useCallback(
    (layer: Overlay) => setOpen((current) => (current === layer ? null : current)),
    [],
  );
  const toggle = useCallback((layer: Overlay) => {
    setHelpPlace(anywhere);
    setOpen((current) => (current === layer ? null : layer));
  }, []);
  useEffect(() => {
    const listen = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      setHelpPlace(readPlace(detail));
      setOpen('help');
    };
    for (const name of openHelpEvents) window.addEventListener(name, listen);
    return () => {
      for (const name of openHelpEvents) window.removeEventListener(name, listen);
    };
  }, []);
  return { open, helpPlace, show, toggle, close };
}

function readPlace(detail: unknown): OpenHelpDetail {
  if (typeof detail !== 'object' || detail === null) return {};
  const text = (name: string) => {
    const value: unknown = Reflect.get(detail, name);
    return typeof value === 'string' ? value : undefined;
  };
  return { topicId: text('topicId'), section: text('section') };
}
