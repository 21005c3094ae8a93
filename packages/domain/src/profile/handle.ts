import { handleLimits } from '../constants/profiles.ts';
import type { TextKey } from '../texts/index.ts';

/** What can be wrong with a handle, each with the text of its name. The last two only the server knows. */
export const handleProblems = [
  'handleShort',
  'handleLong',
  'handleSigns',
  'handleReserved',
  'handleTaken',
  'handleAlike',
] as const satisfies TextKey<'ownProfile'>[];
export type HandleProblem = (typeof handleProblems)[number];

/** Names that would pass for the studio, its people or a page of it. What looks like one is refused with it. */
export const reservedHandles: readonly string[] = `
  admin administrator root system operator moderator mod staff team official support help helpdesk
  security abuse billing payments contact info legal mirror mirrors mirrorcoin mirrorcoins studio
  council governance owner founder about ai-photoshoot analytics api auth dashboard debug discord
  editor event features gift-coins home leaderboard library login onboarding photoshoot pricing
  privacy profile profiles prompt-studio proof referrals reverse-forensics samples settings shop
  subscriptions terms terms-new tos media rest inbox assets me you self user users member members
  creator creators visitor guest anonymous demo test null undefined none nobody everyone all
  deleted unknown
`
  .trim()
  .split(/\s+/);

const shape = /^[a-z\d]+(?:[-_][a-z\d]+)*$/;

/**
 * A handle as it is kept (decisions). Takes it as it was typed: with spaces around it, with or without its @, in any case.
 *
 * @returns Text, which need not be a good handle.
 */
export function readHandle(typed: string): string {
  return typed.trim().replace(/^@/, '').toLowerCase();
}

/**
 * What a handle looks like (decisions): without its separators, letters and figures that are taken for each other as one. Two handles with
 * one such form are one handle. Takes it as `readHandle` returns it.
 *
 * @returns Text.
 */
export function handleSkeleton(handle: string): string {
  return handle
    .replace(/[-_]/g, '')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/** What the handles of the sample community begin with (issue: the community, samples). Nobody else can have one that does. */
export const sampleHandlePrefix = 'sample-';

const reserved = new Set(reservedHandles.map(handleSkeleton));
const ownName = handleSkeleton('mirrorstudio');

/**
 * Checks a handle by itself (decisions).
 *
 * @param handle - As `readHandle` returns it.
 * @returns The first problem, or null. Whether somebody has it only the server knows.
 */
export function checkHandle(handle: string): HandleProblem | null {
  if (handle.length < handleLimits.fewestCharacters) return 'handleShort';
  if (handle.length > handleLimits.mostCharacters) return 'handleLong';
  if (!shape.test(handle)) return 'handleSigns';
  const skeleton = handleSkeleton(handle);
  const isReserved =
    reserved.has(skeleton) ||
    skeleton.startsWith(ownName) ||
    handle.replaceAll('_', '-').startsWith(sampleHandlePrefix);
  return isReserved ? 'handleReserved' : null;
}
