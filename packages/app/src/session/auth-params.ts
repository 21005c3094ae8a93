import type { Landing } from '@mirror-studio/state-machines/callback';
import { claimOf } from './stored-session.ts';

/** What the auth service writes into an address and nothing else may read there again (§4). */
const secrets = [
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'code',
  'token_hash',
  'error',
  'error_code',
  'error_description',
] as const;
/** Those that sign somebody in by themselves, on whichever page they stand. */
const tokens = secrets.slice(0, 4);

let taken: Landing = { kind: 'none' };

const partsOf = ({ search, hash }: Location) =>
  [new URLSearchParams(search), new URLSearchParams(hash.slice(1))] as const;

/** What an address carries; the machine decides what it means. A session counts in the fragment alone. */
export function readAuthParams(location: Location): Landing {
  const [query, fragment] = partsOf(location);
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  const token = fragment.get('access_token');
  if (token !== null) {
    const issued = claimOf(token, 'iat');
    const issuedAtMs = typeof issued === 'number' ? issued * 1_000 : null;
    return { kind: 'session', fragment: location.hash.slice(1), issuedAtMs };
  }
  if (query.has('error') || fragment.has('error')) {
    // A third party that was refused writes the name of the error alone.
    const named = (name: string) => query.get(name) ?? fragment.get(name);
    return { kind: 'error', code: named('error_code') ?? named('error') };
  }
  return { kind: 'none' };
}

/**
 * Takes what the address carries out of it, before anything is drawn, loaded or reported: it stays neither in the
 * history nor for another program to read. On the callback page it is kept in memory for that page; a token on any
 * other page is not used at all. Called once, at start. Takes the path of the callback page.
 */
export function takeAuthParams(callbackPath: string): void {
  const isCallback = window.location.pathname === callbackPath;
  if (isCallback) taken = readAuthParams(window.location);
  cleanAddress(isCallback ? secrets : tokens);
  // An address of ours with tokens that is put into the bar of this page does not load it: they are as new.
  window.addEventListener('hashchange', () => {
    if (partsOf(window.location)[1].has('access_token')) window.location.reload();
  });
}

/** What the address carried when the callback page was loaded. */
export const takenAuthParams = (): Landing => taken;

/** It is used up: who comes to the callback page within the app brings nothing. */
export function forgetAuthParams(): void {
  taken = { kind: 'none' };
}

function cleanAddress(names: readonly string[]): void {
  const { pathname, hash } = window.location;
  const [query, fragment] = partsOf(window.location);
  const isFound = names.some((name) => query.has(name) || fragment.has(name));
  if (!isFound) return;
  for (const name of names) query.delete(name);
  // The fragment with a secret is the auth service's as a whole.
  const keepsHash = !names.some((name) => fragment.has(name));
  const rest = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', pathname + rest + (keepsHash ? hash : ''));
}
