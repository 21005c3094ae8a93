import { sessionListLimits } from '@mirror-studio/domain/constants/session';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { runLater } from '../auth/flows/news.ts';
import type { Services } from '../http/index.ts';
import { languageOf } from '../http/request/language.ts';

/** Whom a process remembers: beyond these it begins anew. */
const mostRemembered = 10_000;

/**
 * Writes down in which language a member reads the studio, for the mails that nobody asked for. Soon after it changed, and now and
 * then otherwise, since another server may have seen another. Who names no language (a script) changes nothing.
 */
export function languageUse(services: Pick<Services, 'db' | 'clock' | 'background' | 'log'>) {
  const noted = new Map<string, { readonly language: string; readonly atMs: number }>();
  return (member: string, c: Context): void => {
    if (c.req.header('accept-language') === undefined) return;
    const language = languageOf(c);
    const atMs = services.clock.now().getTime();
    const before = noted.get(member);
    if (before?.language === language && atMs - before.atMs < sessionListLimits.usedEveryMs) return;
    if (noted.size >= mostRemembered) noted.clear();
    noted.set(member, { language, atMs });
    runLater(services, 'The language of a member', async () => {
      await services.db.run(
        sql`update studio.members set language = ${language} where id = ${member} and language is distinct from ${language}`,
      );
    });
  };
}
