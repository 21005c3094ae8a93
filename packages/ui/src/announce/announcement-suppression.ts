import { useLayoutEffect } from 'react';

/** What a message on the page can speak of, so that nothing else announces it a second time. */
export type AnnouncedSubject = 'balance';

const counts = new Map<AnnouncedSubject, number>();

/** Whether a message that is shown speaks of it already. */
export const isSuppressed = (subject: AnnouncedSubject): boolean => (counts.get(subject) ?? 0) > 0;

/** While the caller is shown, nothing else announces the subject; undefined suppresses nothing. */
export function useAnnouncementSuppression(subject: AnnouncedSubject | undefined): void {
  // Before any effect of the same commit: what changes together with the message is announced by it.
  useLayoutEffect(() => {
    if (subject === undefined) return undefined;
    const count = (by: number) => counts.set(subject, (counts.get(subject) ?? 0) + by);
    count(1);
    return () => {
      count(-1);
    };
  }, [subject]);
}
