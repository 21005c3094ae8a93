import type { ProofMark } from '@mirror-studio/domain/clients';
import { type KeyPress, latinKey } from '@mirror-studio/domain/shortcuts';

const marks: Readonly<Record<string, ProofMark>> = { y: 'yes', m: 'maybe', n: 'no' };

/** What a key says of the picture that is looked at. */
export const markOfKey = (press: KeyPress): ProofMark | undefined =>
  press.ctrlKey || press.metaKey || press.altKey ? undefined : marks[latinKey(press)];

/** Whether somebody types: then a letter is a letter. */
export const isTyping = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;
