import { provideStepUp } from '@mirror-studio/state-machines/step-up';
import { useMemo } from 'react';
import { useFlow } from '../flows/use-flow.ts';
import { useServices } from '../providers/services.tsx';
import { stepUpActors } from './factor-actors.ts';

/** Proving the second factor with the auth service behind it. Takes whether this browser can be remembered by it. */
export function useStepUp({ canRemember = false } = {}) {
  const { session, api } = useServices();
  const machine = useMemo(() => provideStepUp(stepUpActors({ session, api })), [session, api]);
  return useFlow(machine, { input: () => ({ canRemember }) });
}
