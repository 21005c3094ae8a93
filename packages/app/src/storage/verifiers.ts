import { storageKey } from '@mirror-studio/domain/storage';
import { attempt } from './storage.ts';

/** As the auth client names them: what each way in that was begun here is known by, and which of them was begun last. */
const [prefix, ending] = [storageKey('session'), '-code-verifier'];
const lastKey = prefix + ending;
const isOfOne = (key: string) => key.startsWith(`${prefix}-flow-`) && key.endsWith(ending);

/** The verifier of a way in that was begun in this browser. */
export interface Verifier {
  /** Makes it the one that the auth client proves with. */
  readonly use: () => void;
  /** Its code was exchanged. */
  readonly forget: () => void;
}

/**
 * The verifiers beside that of the way in that was begun last. The auth client proves with that one alone, and has none at all
 * once a further request has failed.
 */
export function otherVerifiers(): readonly Verifier[] {
  return attempt(() => {
    const last = localStorage.getItem(lastKey);
    return Object.keys(localStorage)
      .filter(isOfOne)
      .map((key) => ({ key, value: localStorage.getItem(key) ?? '' }))
      .filter(({ value }) => value !== last)
      .map(({ key, value }) => ({
        use: () => attempt(() => localStorage.setItem(lastKey, value), undefined),
        forget: () => attempt(() => localStorage.removeItem(key), undefined),
      }));
  }, []);
}
