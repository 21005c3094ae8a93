/** A part of a file, by its first and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file that a `Range` header asks for.
 * Takes the header and the file's size in bytes; returns the part, null for the whole file (no header, several parts,
 * or another unit, all of which may be answered so), or 'outside' when nothing of it is there.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '')
    return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return null;
  return Number(from) < size ? { first: Number(from), last } : 'outside';
}
