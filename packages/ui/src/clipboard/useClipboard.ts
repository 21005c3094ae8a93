import { useEffect, useState } from 'react';

/** Puts a text where it can be pasted from; rejects when it cannot. */
export type Copy = (text: string) => Promise<unknown>;

/** What came of the last copy: of what, and whether it succeeded. */
export interface Outcome<Subject> {
  subject: Subject;
  isCopied: boolean;
}

const toClipboard: Copy = async (text) => navigator.clipboard.writeText(text);

interface Clipboard<Subject> {
  outcome: Outcome<Subject> | undefined;
  /** Copies, and answers whether it succeeded. */
  take: (text: string, subject: Subject) => Promise<boolean>;
  /** Forgets the last outcome. */
  forget: () => void;
}

/**
 * Copies texts and remembers what came of the last one.
 *
 * @param copy - Default the clipboard of the browser, which may refuse or be missing.
 * @param shownMs - How long a success is remembered, in milliseconds. Default until it is forgotten, as a failure is.
 */
export function useClipboard<Subject>(
  copy: Copy = toClipboard,
  shownMs = Number.POSITIVE_INFINITY,
): Clipboard<Subject> {
  const [outcome, setOutcome] = useState<Outcome<Subject>>();
  useEffect(() => {
    if (!outcome?.isCopied || !Number.isFinite(shownMs)) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, shownMs]);
  return {
    outcome,
    take: async (text, subject) => {
      let isCopied = true;
      try {
        await copy(text);
      } catch {
        isCopied = false;
      }
      setOutcome({ subject, isCopied });
      return isCopied;
    },
    forget: () => setOutcome(undefined),
  };
}
