import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useLatestCallback } from '../../controlled/useLatestCallback.ts';

/** Closes the overlay that the component stands in. It stays the same function. */
export function useClose(): () => void {
  const state = useContext(OverlayTriggerStateContext);
  return useLatestCallback(() => state?.close());
}
