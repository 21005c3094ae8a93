/**
 * Signs that are not seen, or turn the order of what is beside them, and control characters. What joins letters and emoji stays.
 */
export const unseen =
  /(?!\n)\p{Cc}|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

/** So many marks stand on one letter in any language; more are a tower that covers the lines beside it. */
const towers = /(\p{M}{5})\p{M}+/gu;

/**
 * A name as it is kept (decisions: account): in one line, nothing around it, nothing unseen in it. Takes it as typed.
 *
 * @returns The name; empty where there is nothing to see.
 */
export function tidyName(typed: string): string {
  const name = typed.toWellFormed().replace(/\n/g, ' ').replace(unseen, '').replace(towers, '$1');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name.replace(/\s+/gu, ' ').trim() : '';
}
