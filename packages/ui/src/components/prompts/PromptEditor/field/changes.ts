/** As the field holds it: its lines end in one sign on every system. */
export const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** One place of a text, and what stands there then. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The one change that makes one text of another: what begins and ends both alike stays. */
export function changeBetween(before: string, after: string): Change {
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** What has been typed before there was a field that can take it back. */
export interface Typed {
  /** The text before that. */
  readonly first: string;
  readonly changes: readonly (Change & { readonly atMs: number })[];
}

/** Line and character of a place, counted from one: of a text as it is written. */
export function placeIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
