import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import {
  type OverlayTriggerProps,
  type OverlayTriggerState,
  useOverlayTriggerState,
} from 'react-stately/useOverlayTriggerState';

/** Whether an overlay is open, as React Aria decides: what it is given, else what its trigger says, else its own state. */
export function useOverlayState(given: OverlayTriggerProps): OverlayTriggerState {
  const ofTrigger = useContext(OverlayTriggerStateContext);
  const own = useOverlayTriggerState(given);
  return given.isOpen === undefined && given.defaultOpen === undefined && ofTrigger ? ofTrigger : own;
}
