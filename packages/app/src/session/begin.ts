import { pathOf } from '@mirror-studio/domain/access';
import { writeBegunSignIn } from '@mirror-studio/domain/auth';
import { writeStored } from '../storage/storage.ts';

/** Where links and third parties lead back to (§1). */
export const landingUrl = () => `${window.location.origin}${pathOf('authCallback')}`;

/** Remembers that this browser asks for a way to sign in: by a message to an address, or null by a third party. */
export function beginSignIn(email: string | null): void {
  writeStored('signInBegun', writeBegunSignIn(email, Date.now()));
}
