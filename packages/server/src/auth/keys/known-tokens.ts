import type { Clock } from '../../http/clock.ts';
import type { SessionUser } from '../../http/env.ts';
import type { ReadToken } from '../../http/services.ts';

/** As many as are in use at once; past it the one that was read first is checked anew. */
const mostKnown = 10_000;
/** As long as the keys of a hosted service are kept: a key that was withdrawn there is not trusted longer for it. */
const mostMs = 10 * 60_000;

/**
 * Remembers the tokens whose signature was found good, for ten minutes or until they expire: the same token says the same each time. What
 * may change from one request to the next is not in it: bans and ended sessions are asked for each time all the same.
 * Takes what checks a token and tells when it expires, in milliseconds of the clock.
 */
export function rememberTokens(
  check: (token: string) => Promise<{ readonly user: SessionUser; readonly untilMs: number } | null>,
  clock: Clock,
): ReadToken {
  const known = new Map<string, { readonly user: SessionUser; readonly untilMs: number }>();
  return async (token) => {
    const before = known.get(token);
    if (before && clock.now().getTime() < before.untilMs) return before.user;
    known.delete(token);
    const read = await check(token);
    if (!read) return null;
    if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
    const { user } = read;
    known.set(token, { user, untilMs: Math.min(read.untilMs, clock.now().getTime() + mostMs) });
    return user;
  };
}
