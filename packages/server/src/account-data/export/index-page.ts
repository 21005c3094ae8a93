import { type AccountDataFile, keptByLaw } from '@mirror-studio/domain/account-data';
import { formatAny, formatMoment, type Language, type NamespaceTexts } from '@mirror-studio/domain/texts';
import { accountArchive as english } from '@mirror-studio/domain/texts/en/accountArchive';
import { accountData as keptInEnglish } from '@mirror-studio/domain/texts/en/accountData';
import { common } from '@mirror-studio/domain/texts/en/common';
import { accountArchive as spanish } from '@mirror-studio/domain/texts/es/accountArchive';
import { accountData as keptInSpanish } from '@mirror-studio/domain/texts/es/accountData';

type Texts = Readonly<Record<keyof NamespaceTexts<'accountArchive'>, string>>;
const texts: Readonly<Record<Language, Texts>> = { en: english, es: spanish };
const kept = { en: keptInEnglish, es: keptInSpanish } as const;

/** A file of an archive, and how much is in it. */
export interface Listed {
  readonly path: string;
  readonly file: AccountDataFile;
  readonly rows: number;
}

export interface Contents {
  readonly language: Language;
  readonly timeZone: string;
  /** Whose it is: their address, or their id where there is none. */
  readonly name: string;
  readonly madeAt: Date;
  readonly files: readonly Listed[];
  readonly mediaFiles: number;
  /** What could not be read. */
  readonly missing: readonly string[];
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;margin:0 auto;padding:2.5rem 1.25rem;max-width:54rem}h1{font-weight:500;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.125rem;margin:2.5rem 0 .5rem}p{max-width:42rem;margin:.25rem 0}table{border-collapse:collapse;width:100%;margin-top:2rem}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top}td:last-child,th:last-child{text-align:end;padding-inline-end:0;font-variant-numeric:tabular-nums}a{color:inherit;overflow-wrap:anywhere}`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What each file of an archive is, in the person's language: a page without a script, to be opened from where it lies. */
export function indexPage(contents: Contents): string {
  const { language, timeZone, name, madeAt, files, mediaFiles, missing } = contents;
  const t = texts[language];
  const say = (key: keyof Texts, values: Record<string, string | number> = {}) =>
    escaped(formatAny(t, key, language, values));
  const number = new Intl.NumberFormat(language);
  const date = formatMoment(madeAt.getTime(), language, timeZone);
  const rows = files.map(
    ({ path, file, rows: count }) =>
      `<tr><td><a href="${escaped(path)}">${escaped(path)}</a></td><td>${say(`file_${file}`)}</td><td>${number.format(count)}</td></tr>`,
  );
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${say('indexTitle')} · ${common.productName}</title><style>${style}</style></head>
<body><main><h1>${say('indexTitle')}</h1><p>${say('indexLead', { date, name })}</p>
<table><thead><tr><th>${say('indexFile')}</th><th>${say('indexWhat')}</th><th>${say('indexRows')}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>${say('indexMediaTitle')}</h2><p>${say('indexMedia' as keyof Texts, { count: mediaFiles })}</p>
${missing.length > 0 ? `<h2>${say('indexMissing')}</h2>${list(missing.map(escaped))}` : ''}
<h2>${say('indexWithheldTitle')}</h2><p>${say('indexWithheld')}</p>
<h2>${say('indexKeptTitle')}</h2>${list(keptByLaw.map(({ what }) => escaped(kept[language][`kept_${what}`])))}
</main></body></html>
`;
}

/** The same for programs. */
export function manifestOf(contents: Contents): string {
  const { madeAt, files, mediaFiles, missing } = contents;
  const said = files.map(({ path, file, rows }) => ({
    path,
    what: formatAny(english, `file_${file}`, 'en'),
    rows,
  }));
  return `${JSON.stringify({ product: common.productName, madeAt: madeAt.toISOString(), files: said, mediaFiles, missing }, null, 2)}\n`;
}
