import { provideStepUp } from '@mirror-studio/state-machines/step-up';
import { useMemo } from 'react';
import { useFlow } from '../flows/use-flow.ts';
import { useServices } from '../providers/services.tsx';
import { stepUpActors } from './factor-actors.ts';

/** Proving the second factor with the auth service behind it. */
export function useStepUp() {
  const { session, api } = useServices();
  const machine = useMemo(() => provideStepUp(stepUpActors({ session, api })), [session, api]);
  return useFlow(machine, { input: () => ({}) });
}
