import { type ComponentType, createContext, useContext } from 'react';
import type { OverlayController } from './overlay-controller.ts';
import type { OverlayName } from './overlay-names.generated.ts';

export type Overlays = OverlayController<OverlayName, ComponentType>;

export const OverlaysContext = createContext<Overlays | null>(null);

/** The overlays of the shell. Throws outside it. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error('useOverlays needs the shell above it');
  return overlays;
}
