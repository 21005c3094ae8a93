import { authBasePath } from '@mirror-studio/domain/auth-service';
import { formatText } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import type { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { linkTextNames } from '../../mail/compose.ts';
import { escapeHtml } from '../../mail/html.ts';
import { drawPage, mark, type PageSetting } from '../../mail/page.ts';
import { mailTexts } from '../../mail/texts.ts';
import type { LinkKind } from '../store/links.ts';

/** What the form of the page sends back: the address of the link in its parts. */
export interface VerifyFields {
  readonly token: string;
  readonly type: string;
  readonly redirect_to: string;
}

/**
 * The page that asks for one press before a link counts that was asked for without a challenge. It needs no script.
 * Takes the kind of the link, whose address it proves, and the fields to send back; returns HTML.
 */
export function verifyPage(
  link: { readonly kind: LinkKind; readonly email: string },
  fields: VerifyFields,
  setting: PageSetting,
): string {
  const { language } = setting;
  // The English texts give the keys and values their types; the ones shown are those of the language.
  const texts = mailTexts[language] as typeof english;
  const name = linkTextNames[link.kind];
  const words = {
    heading: formatText(texts, `${name}Heading`, language),
    lead: formatText(texts, 'pressWhy', language, { email: link.email }),
    button: formatText(texts, `${name}Button`, language),
    notes: [...(link.kind === 'signup' ? [texts.pressPassword] : []), texts.pressNotYou],
  };
  return formPage(words, fields, setting);
}

/** What a page of a link says, as text. */
interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly button: string;
  readonly notes?: readonly string[];
}

/** A page with one button, which sends the fields of a link. */
export function formPage(words: Words, fields: VerifyFields, setting: PageSetting): string {
  const hidden = Object.entries(fields)
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`)
    .join('');
  const form = `<form method="post" action="${authBasePath}/verify">${hidden}<button class="act" type="submit">${escapeHtml(words.button)}</button></form>`;
  return wordsPage(words, form, setting);
}

/** A page that says what became of a link, and leads on. */
export function messagePage(words: Words, leadsTo: URL, setting: PageSetting): string {
  const link = `<p class="acts"><a class="act" href="${escapeHtml(leadsTo.href)}">${escapeHtml(words.button)}</a></p>`;
  return wordsPage(words, link, setting);
}

function wordsPage({ heading, lead, notes = [] }: Words, act: string, setting: PageSetting): string {
  const said = escapeHtml(heading);
  const small = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('');
  const body = `<body class="press"><header><a class="mark" href="/">${mark}${common.productName}</a></header>
<main><section class="letter"><h1>${said}</h1><p class="lead">${escapeHtml(lead)}</p>
${act}
${small}</section></main></body>`;
  return drawPage(said, body, setting);
}
