import { profileLimits } from '../constants/account.ts';
import { publicProfileLimits } from '../constants/profiles.ts';
import type { TextKey } from '../texts/index.ts';
import { checkHandle, type HandleProblem, readHandle } from './handle.ts';
import { tidyName, unseen } from './name.ts';

/** What can be wrong with a link, each with the text of its name. */
export const linkProblems = [
  'linkNotHttps',
  'linkInvalid',
  'linkLong',
  'linkTwice',
] as const satisfies TextKey<'ownProfile'>[];
export type LinkProblem = (typeof linkProblems)[number];

/** What somebody says of themselves, as typed: an empty handle is none. */
export interface ProfileForm {
  readonly name: string;
  readonly handle: string;
  readonly words: string;
  readonly links: readonly string[];
}

/** The problem of each field that has one; of the links one for each of them. */
export interface ProfileProblems {
  readonly name?: 'nameEmpty' | 'nameLong';
  readonly handle?: HandleProblem;
  readonly words?: 'wordsLong';
  readonly links?: readonly (LinkProblem | null)[];
}

const linkShape =
  /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cf}<>"\\^`{|}]*)?$/iu;

/**
 * A link as it is kept (decisions): with its scheme, which may be left out. Takes it as it was typed.
 *
 * @returns Text, which need not be a good link; empty for nothing.
 */
export function readLink(typed: string): string {
  const link = typed.trim();
  if (link === '') return '';
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`;
  // Scheme and host are read without regard to case.
  return whole.replace(/^[^/]*\/\/[^/?#]*/, (begins) => begins.toLowerCase()).replace(/\/$/, '');
}

/** Takes a link as `readLink` returns it; returns its problem or null. */
function checkLink(link: string): LinkProblem | null {
  if (!link.startsWith('https://')) return 'linkNotHttps';
  if (link.length > publicProfileLimits.linkCharacters) return 'linkLong';
  return linkShape.test(link) ? null : 'linkInvalid';
}

/**
 * What links are called (decisions): where each leads. Takes links that were checked.
 *
 * @param links - All that stand beside each other: of two to one host each is called by its path too.
 * @returns The name of each, without `https://www.`.
 */
export function linkLabels(links: readonly string[]): readonly string[] {
  const whole = links.map((link) => link.replace(/^https:\/\/(?:www\.)?/, ''));
  const hosts = whole.map((link) => link.replace(/[/?#].*$/, ''));
  return hosts.map((host, at) =>
    hosts.indexOf(host) === hosts.lastIndexOf(host) ? host : (whole[at] ?? host),
  );
}

/**
 * A form as it is kept (decisions): nothing around its texts, nothing unseen in them, no empty links. Takes the form.
 *
 * @returns The form.
 */
export function tidyProfile(form: ProfileForm): ProfileForm {
  return {
    name: tidyName(form.name),
    handle: readHandle(form.handle),
    words: form.words
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(unseen, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    links: form.links.map(readLink).filter((link) => link !== ''),
  };
}

/**
 * Checks what somebody says of themselves (decisions; pages: account).
 *
 * @param form - The form, as typed.
 * @returns The problem of each field that has one: an empty object when it can be kept, unless somebody else has the handle.
 */
export function checkProfile(form: ProfileForm): ProfileProblems {
  const { name, handle, words } = tidyProfile(form);
  const isLong = Array.from(name).length > profileLimits.nameCharacters;
  const wrongHandle = handle === '' ? null : checkHandle(handle);
  const links = form.links.map(readLink);
  const wrongLinks = links.map((link, at) =>
    link === '' ? null : links.indexOf(link) < at ? 'linkTwice' : checkLink(link),
  );
  return {
    ...(name === '' && { name: 'nameEmpty' as const }),
    ...(isLong && { name: 'nameLong' as const }),
    ...(wrongHandle && { handle: wrongHandle }),
    // As the field counts them.
    ...(words.length > publicProfileLimits.wordsCharacters && { words: 'wordsLong' as const }),
    ...(wrongLinks.some((problem) => problem !== null) && { links: wrongLinks }),
  };
}

/** Says whether two forms would be kept alike (decisions). */
export function isSameProfile(one: ProfileForm, other: ProfileForm): boolean {
  return JSON.stringify(tidyProfile(one)) === JSON.stringify(tidyProfile(other));
}
