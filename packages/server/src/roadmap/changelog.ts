import { pathOf } from '@mirror-studio/domain/access';
import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { changelogPath, columnParameter, ideaParameter } from '@mirror-studio/domain/roadmap';
import { formatText, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { roadmap as english } from '@mirror-studio/domain/texts/en/roadmap';
import { roadmap as spanish } from '@mirror-studio/domain/texts/es/roadmap';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable } from '../database/index.ts';
import { escapeHtml } from '../mail/html.ts';
import { isNotHidden } from '../moderation/hidden.ts';

const texts = { en: english, es: spanish };
const shippedRow = v.object({
  id: v.string(),
  title: v.string(),
  since: instant,
  said: v.nullable(v.string()),
});

/** What XML 1.0 cannot hold, even escaped. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const xml = (text: string) => escapeHtml(text.replace(unwritable, ''));

/**
 * What has shipped, the last first, each with what was said of it then (pages: roadmap). Takes the language of what stands
 * around it, and where the product is. Returns RSS 2.0.
 */
export async function changelog(db: Queryable, language: Language, origin: string): Promise<string> {
  const shipped = await db.all(
    shippedRow,
    sql`select i.id, i.title, i.since,
        (select words from studio.idea_changes change
          where change.idea_id = i.id and change.status = 'shipped' order by change.id desc limit 1) as said
      from studio.ideas i
      where i.status = 'shipped' and i.merged_into is null and ${isNotHidden('idea', sql`i.id`)}
      order by i.since desc, i.id desc limit ${roadmapLimits.feedEntries}`,
  );
  const t = texts[language];
  const page = (idea?: string) => {
    const address = new URL(pathOf('roadmap'), origin);
    address.searchParams.set(columnParameter, 'shipped');
    if (idea !== undefined) address.searchParams.set(ideaParameter, idea);
    return xml(address.href);
  };
  const items = shipped.map(
    ({ id, title, since, said }) =>
      `<item><title>${xml(title)}</title><link>${page(id)}</link><guid isPermaLink="false">${id}</guid><pubDate>${since.toUTCString()}</pubDate>${said ? `<description>${xml(said)}</description>` : ''}</item>`,
  );
  const self = xml(new URL(changelogPath, origin).href);
  const title = xml(formatText(t, 'feedTitle', language, { product: common.productName }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${title}</title><link>${page()}</link><description>${xml(formatText(t, 'feedLead', language))}</description>`,
    `<language>${language}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
