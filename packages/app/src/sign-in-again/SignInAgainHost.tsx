import { Suspense } from 'react';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { useServices } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';

const SignInAgainDialog = lazyWithRetry(async () => ({
  default: (await import('../features/sign-in/SignInAgainDialog.tsx')).SignInAgainDialog,
}));

/** Lets somebody whose session has ended sign in again, over the page on which they have typed something. */
export function SignInAgainHost() {
  const { again } = useServices().session;
  const asked = useSharedValue(again.asked);
  if (!asked) return null;
  return (
    <Suspense>
      <SignInAgainDialog {...asked} onCancel={() => again.cancel()} onEnd={() => again.finish()} />
    </Suspense>
  );
}
