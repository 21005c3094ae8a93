import { Suspense } from 'react';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { useServices } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';

const StepUpDialog = lazyWithRetry(async () => ({
  default: (await import('./StepUpDialog.tsx')).StepUpDialog,
}));

/** Asks for the second factor over whichever page has asked the server for what needs it. */
export function StepUpHost() {
  const { stepUp } = useServices();
  const isAsked = useSharedValue(stepUp.isAsked);
  if (!isAsked) return null;
  return (
    <Suspense>
      <StepUpDialog onPassed={() => stepUp.end(true)} onCancel={() => stepUp.end(false)} />
    </Suspense>
  );
}
