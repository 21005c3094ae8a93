import { requestReadingLimits } from '@mirror-studio/domain/constants/server';
import type { Context } from 'hono';
import { HttpError } from '../answer/http-error.ts';
import { refusals } from '../answer/refusals.ts';

/** Says whether JSON is nested deeper than anything of this product, without reading it: in one pass, in no stack. */
function isTooDeep(text: string): boolean {
  let level = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    if (level > requestReadingLimits.nestingLevels) return true;
  }
  return false;
}

/**
 * Reads JSON whose texts can be kept: a database takes neither NUL nor half a character.
 * Throws SyntaxError for one that holds such a text, for one that is nested too deep, and for what is no JSON.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('The JSON is nested too deep.');
  return JSON.parse(text, (name, value: unknown) => {
    for (const part of [name, value]) {
      if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed())) {
        throw new SyntaxError('The text holds a character that cannot be kept.');
      }
    }
    return value;
  });
}

/** The JSON of a request; no body at all reads as undefined. Throws HttpError INPUT_INVALID when it is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    throw new HttpError('INPUT_INVALID', refusals.bodyUnreadable, 400);
  }
}
