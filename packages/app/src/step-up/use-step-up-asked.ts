import { useState } from 'react';
import type { Session } from '../session/session.ts';

/**
 * Says whether the second factor is asked for, and how that ends: from when the session needs it until what asks for it has come
 * to its end. The session is raised a moment before, and what is still to be told would be lost.
 */
export function useStepUpAsked(session: Session): readonly [isAsked: boolean, end: () => void] {
  const [isAsked, setAsked] = useState(false);
  const isNow = session.status === 'signedIn' && (isAsked || session.isStepUpDue);
  if (isNow !== isAsked) setAsked(isNow);
  return [isNow, () => setAsked(false)];
}
