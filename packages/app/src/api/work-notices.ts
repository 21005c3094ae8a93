import { type Notice, serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';

/** Tells that something was done with a work, or with what is kept of it. */
export const workDone = (
  said: 'savedChanged' | 'workChanged' | 'workPublished' | 'workSaved' | 'workUnsaved',
): Notice => ({ tone: 'success', title: textRef('toasts', said) });

/** Tells that it was not done, and why. */
export const workFailed = (error: unknown): Notice => ({
  tone: 'error',
  title: textRef('toasts', 'savedFailed'),
  description: serverWords(toFailure(error), textRef('toasts', 'savedFailedText')),
});
