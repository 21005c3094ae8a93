import { useLayoutEffect } from 'react';

/** What a message on the page can speak of, so that nothing else says it a second time. */
export type Subject = 'balance';

const telling = new Map<Subject, number>();

/** Whether a message that is shown speaks of it already. */
export const isBeingTold = (subject: Subject): boolean => (telling.get(subject) ?? 0) > 0;

/** While the caller is shown, it speaks of the subject; undefined for of nothing in particular. */
export function useTelling(subject: Subject | undefined): void {
  // Before any effect of the same commit: what changes together with the message is told by it.
  useLayoutEffect(() => {
    if (subject === undefined) return undefined;
    const count = (by: number) => telling.set(subject, (telling.get(subject) ?? 0) + by);
    count(1);
    return () => {
      count(-1);
    };
  }, [subject]);
}
