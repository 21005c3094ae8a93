import type { ProofMark } from '@mirror-studio/domain/clients';

const marks: Readonly<Record<string, ProofMark>> = { y: 'yes', m: 'maybe', n: 'no' };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key says of the picture that is looked at. */
export const markOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): ProofMark | undefined =>
  ctrlKey || metaKey || altKey ? undefined : marks[key.toLowerCase()];

/** Whether somebody types: then a letter is a letter. */
export const isTyping = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;
