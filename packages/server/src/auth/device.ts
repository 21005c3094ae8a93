import type { SignInDevice } from '@mirror-studio/domain/contract';
import Bowser from 'bowser';

const unknown: SignInDevice = { browser: null, system: null, kind: 'unknown' };
const kinds = new Map<string | undefined, SignInDevice['kind']>([
  ['desktop', 'desktop'],
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
]);
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * What somebody signs in with, as their browser says. Only names of products are taken from it: of any other the library hands
 * on what was written, and anybody could write a sentence into the mail of somebody else.
 */
export function deviceOf(userAgent: string | null): SignInDevice {
  if (!userAgent) return unknown;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const known = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) ? name : null;
  return {
    browser: known(browsers, browser.name),
    system: known(systems, os.name),
    kind: kinds.get(platform.type) ?? 'unknown',
  };
}

/** By which a device is known again: another version of the same browser is the same device. */
export const deviceKey = ({ browser, system, kind }: SignInDevice): string =>
  [browser ?? '', system ?? '', kind].join('/');
