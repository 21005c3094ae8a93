import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** What a page is compressed by, the smallest first. */
const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof encodings;

/**
 * Answers with a page that stays the same. Takes its text.
 *
 * @returns What answers a request: compressed by what the browser reads, once for each, when it is first asked for.
 */
export function pageSender(text: string): (c: Context) => Promise<Response> {
  const sent = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding) => {
    const known = sent.get(encoding) ?? encodings[encoding](text);
    sent.set(encoding, known);
    return known;
  };
  return async (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding', { append: true });
    const encoding = encodingOf(c);
    if (encoding === undefined) return c.html(text);
    c.header('Content-Encoding', encoding);
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(new Uint8Array(await compressed(encoding)));
  };
}

function encodingOf(c: Context): Encoding | undefined {
  const read = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  return (Object.keys(encodings) as Encoding[]).find((encoding) =>
    read.some(({ type }) => type === encoding),
  );
}
