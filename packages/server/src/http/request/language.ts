import { detectLanguage, type Language } from '@mirror-studio/domain/texts';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** The language that a request asks for: the app sends the one that was chosen, a browser those that it prefers (§9). */
export function languageOf(c: Context, chosen: string | null = null): Language {
  return detectLanguage(
    chosen,
    parseAccept(c.req.header('accept-language') ?? '').map(({ type }) => type),
  );
}
