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
  const heading = escapeHtml(formatText(texts, `${name}Heading`, language));
  const why = formatText(texts, 'pressWhy', language, { email: link.email });
  const hidden = Object.entries(fields)
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`)
    .join('');
  const password =
    link.kind === 'signup' ? `<p>${escapeHtml(formatText(texts, 'pressPassword', language))}</p>` : '';
  const body = `<body class="press"><header><a class="mark" href="/">${mark}${common.productName}</a></header>
<main><section class="letter"><h1>${heading}</h1><p class="lead">${escapeHtml(why)}</p>
<form method="post" action="${authBasePath}/verify">${hidden}<button class="act" type="submit">${escapeHtml(formatText(texts, `${name}Button`, language))}</button></form>
${password}<p>${escapeHtml(formatText(texts, 'pressNotYou', language))}</p></section></main></body>`;
  return drawPage(heading, body, setting);
}
