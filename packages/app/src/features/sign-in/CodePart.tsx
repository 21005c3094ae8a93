import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';

/** It comes when a mail was sent, or with the address of its page: the form that asks for one does not wait for it. */
const CodeSignIn = lazyWithRetry(() => import('./CodeSignIn.tsx'));

/** The field for the code of a mail, in the room that it will take. */
export function CodePart(props: ComponentProps<typeof CodeSignIn>) {
  return (
    <Suspense fallback={<Skeleton height="10rem" />}>
      <CodeSignIn {...props} />
    </Suspense>
  );
}
