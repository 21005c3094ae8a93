import { type RateLimitName, rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { StartError } from './start-error.ts';

/** Limits that have other figures here: how many at once, and the milliseconds after which there is room for one more. */
export type RateLimitFigures = Readonly<
  Partial<Record<RateLimitName, { readonly burst: number; readonly everyMs: number }>>
>;

/** So many at once are counted, and so long until all are forgotten: beyond it a moment is none that a database keeps. */
const most = { burst: 1_000_000, seconds: 315_360_000 } as const;
const shape = /^(\d{1,7})\/(\d{1,9}(?:\.\d{1,3})?)$/;

/**
 * Reads RATE_LIMITS, as in `passwordOfAccount=20/30,mailToAddress=3/10`: 20 at once, and room for one more every 30 seconds. Throws
 * StartError for a name that is none, listing those that are, and for figures by which nothing could be counted.
 */
export function readRateLimits(given: string | undefined): RateLimitFigures {
  const read: Partial<Record<RateLimitName, { burst: number; everyMs: number }>> = {};
  for (const part of given?.split(',') ?? []) {
    const [name = '', ...figures] = part.split('=').map((word) => word.trim());
    if (!isName(name)) {
      throw new StartError(
        `RATE_LIMITS names ${name}, which is no limit. There are ${Object.keys(rateLimits).join(', ')}.`,
      );
    }
    if (read[name]) throw new StartError(`RATE_LIMITS sets ${name} twice.`);
    read[name] = readFigures(name, figures.join('='));
  }
  return read;
}

function readFigures(name: RateLimitName, given: string) {
  const [, burst, seconds] = (shape.exec(given) ?? []).map(Number);
  const isPossible =
    burst !== undefined &&
    seconds !== undefined &&
    burst > 0 &&
    burst <= most.burst &&
    seconds > 0 &&
    burst * seconds <= most.seconds;
  if (isPossible) return { burst, everyMs: seconds * 1_000 };
  throw new StartError(
    `RATE_LIMITS must say of ${name} how many at once and every how many seconds one more, as in 10/60: from 1 to ${most.burst}, and together no more than ${most.seconds} seconds.`,
  );
}

function isName(name: string): name is RateLimitName {
  return Object.hasOwn(rateLimits, name);
}
