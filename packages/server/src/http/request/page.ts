import type { Context } from 'hono';
import { Refusal } from '../answer/refusal.ts';

/**
 * The page that a request asks for by `cursor` and `limit`.
 * Takes the most rows a page may have; returns the cursor's parts (null at the beginning) and how many rows.
 * Throws Refusal INPUT_INVALID for a limit that is no whole number of 1 or more.
 */
export function readPage(c: Context, most: number): { cursor: string | null; rows: number } {
  const limit = c.req.query('limit');
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    throw new Refusal('INPUT_INVALID', 'limit must be a whole number, 1 or more.');
  }
  return { cursor: c.req.query('cursor') ?? null, rows: Math.min(Number(limit ?? most), most) };
}
