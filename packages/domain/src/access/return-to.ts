import * as v from 'valibot';
import { isMagicLinkExpired } from '../auth/magic-link.ts';
import type { Flags } from '../flags/index.ts';
import { matchPath } from './paths.ts';

const kept = v.object({ place: v.string(), atMs: v.number() });

/**
 * Takes a place of the app (path, query and fragment) and the time now in milliseconds.
 *
 * @returns What is kept (§4 guard).
 */
export function writeReturnTo(place: string, nowMs: number): string {
  return JSON.stringify({ place, atMs: nowMs } satisfies v.InferOutput<typeof kept>);
}

/**
 * The place that was asked for before the guard led away from it, to come back to (§4 route guard). Takes what is
 * kept, or null, the flags and the time now in milliseconds. Throws nothing.
 *
 * @returns The place; null when there is none, when it was asked for longer ago than a sign-in link lives, or when it
 * is no page of the app for members: nothing that was written there by another hand leads away from the app.
 */
export function readReturnTo(text: string | null, flags: Flags, nowMs: number): string | null {
  if (text === null) return null;
  try {
    const { place, atMs } = v.parse(kept, JSON.parse(text));
    const path = /^[^?#]*/.exec(place)?.[0] ?? '';
    const isOurs = /^\/(?![/\\])/.test(place) && isForMembers(matchPath(path, flags)?.route.area);
    return isOurs && !isMagicLinkExpired(atMs, nowMs) ? place : null;
  } catch {
    return null;
  }
}

const isForMembers = (area: string | undefined) => area === 'signedIn' || area === 'adminOnly';
