import { detectLanguage, type Language } from '@mirror-studio/domain/texts';
import type { Queryable } from '../../database/index.ts';
import type { Services } from '../../http/services.ts';
import { composeNews, type News } from '../../mail/compose-news.ts';
import type { RequestSource } from '../source.ts';
import type { AuthUser } from '../store/users.ts';

/** Tells somebody by mail what happened to their account, once it is kept. */
export type Tell = (user: AuthUser, news: News, source: RequestSource) => void;

interface Letter {
  readonly to: string;
  readonly news: News;
  readonly language: Language;
}

/**
 * Runs what changes accounts in one transaction, and then sends the messages that it has given rise to: after the answer, which
 * does not wait for them. A message that cannot be sent is logged.
 */
export async function withNews<Result>(
  services: Services,
  work: (tx: Queryable, tell: Tell) => Promise<Result>,
): Promise<Result> {
  const letters: Letter[] = [];
  const result = await services.db.transaction((tx) => {
    letters.length = 0;
    return work(tx, (user, news, source) => {
      // A demonstration account has no address.
      const to = 'to' in news ? news.to : user.email;
      if (to !== null) letters.push({ to, news, language: languageFor(user, source) });
    });
  });
  for (const { to, news, language } of letters) {
    runLater(services, 'A message about an account', () =>
      services.mailer.send(composeNews(to, news, language, services.site.origin)),
    );
  }
  return result;
}

/** The language of a message: what the person has chosen, else what the browser prefers that did it. */
export function languageFor({ user_metadata: { locale } }: AuthUser, source: RequestSource): Language {
  return detectLanguage(typeof locale === 'string' ? locale : null, [source.language]);
}

/** Does what no answer waits for. Where too much waits already it is left out, and logged: what it tells of is done. */
export function runLater(
  { background, log }: Pick<Services, 'background' | 'log'>,
  name: string,
  work: () => Promise<void>,
): void {
  try {
    background.run(name, work);
  } catch (error) {
    log.error(`${name} was left out`, error);
  }
}
