import { localInbox } from '@mirror-studio/domain/contract';
import { formatText, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import type { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { escapeHtml } from './html.ts';
import { inboxStyle } from './inbox-style.ts';
import type { KeptMessage } from './outbox.ts';
import { mailTexts } from './texts.ts';

const mark = `<svg aria-hidden="true" width="26" height="26" viewBox="0 0 28 28" fill="none"><path d="M14 1.75c-5.2 0-9.25 5.2-9.25 12.25S8.8 26.25 14 26.25" stroke="currentColor" stroke-opacity=".5" stroke-width="1.5"/><path d="M14 1c5.7 0 10 5.6 10 13s-4.3 13-10 13V1Z" fill="currentColor"/></svg>`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><ellipse cx="14" cy="14" rx="10" ry="13" fill="#17161d"/><path d="M14 1c5.7 0 10 5.6 10 13s-4.3 13-10 13V1Z" fill="#f1f0f5"/></svg>`;

/** A letter that arrives while the page is open appears by itself. */
const watch = `let seen=document.body.dataset.newest;setInterval(async()=>{if(document.hidden||document.querySelector('details[open]'))return;
try{const{messages}=await(await fetch('${localInbox.messages}')).json();if((messages[0]?.id??'')!==seen)location.reload()}catch{}},2000)`;

export interface InboxSetting {
  readonly language: Language;
  /** Of the page's own policy: nothing else runs or styles. */
  readonly nonce: string;
  /** The typefaces, as CSS; empty where the app is not built. */
  readonly fonts: string;
  /** The app is served beside it: its script puts the saved theme on this page too. Without one it is dark. */
  readonly hasApp: boolean;
}

/** The local inbox as a page. Takes the messages, newest first, and the time. */
export function inboxPage(
  messages: readonly KeptMessage[],
  now: Date,
  { language, nonce, fonts, hasApp }: InboxSetting,
): string {
  // The English texts give the keys and values their types; the ones shown are those of the language.
  const texts = mailTexts[language] as typeof english;
  const list =
    messages.length === 0
      ? `<section class="empty"><h2>${formatText(texts, 'inboxEmptyTitle', language)}</h2><p>${formatText(texts, 'inboxEmpty', language)}</p></section>`
      : `<ol>${messages.map((message) => letter(message, now, language, texts)).join('')}</ol>`;
  const count =
    messages.length === 0
      ? ''
      : `<p class="count">${formatText(texts, 'inboxCount', language, { count: messages.length })}</p>`;
  const title = formatText(texts, 'inboxTitle', language);
  const theme = hasApp ? `<script nonce="${nonce}" src="/theme.js"></script>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${common.productName}</title><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}"><style nonce="${nonce}">${fonts}${inboxStyle}</style>${theme}</head>
<body data-newest="${messages[0]?.id ?? ''}"><div class="room"><aside><a class="mark" href="/" title="${formatText(texts, 'inboxBack', language)}">${mark}${common.productName}</a>
<h1>${title}</h1><p class="lead">${formatText(texts, 'inboxLead', language)}</p>${count}</aside><main>${list}</main></div>
<script nonce="${nonce}">${watch}</script></body></html>`;
}

function letter(message: KeptMessage, now: Date, language: Language, texts: typeof english): string {
  const to = formatText(texts, 'inboxTo', language, { email: message.recipient });
  return `<li class="letter"><header><h2>${escapeHtml(message.subject)}</h2>
<time datetime="${message.created_at.toISOString()}">${escapeHtml(arrived(message.created_at, now, language))}</time></header>
<p class="to">${escapeHtml(to)}</p>
<div class="acts"><a class="act" href="${escapeHtml(message.link)}">${formatText(texts, 'inboxOpen', language)}</a></div>
<details><summary>${formatText(texts, 'inboxWhole', language)}</summary>
<iframe loading="lazy" title="${escapeHtml(message.subject)}" src="${localInbox.message(message.id)}"></iframe></details></li>`;
}

function arrived(moment: Date, now: Date, language: Language): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (seconds > -60) return relative.format(0, 'second');
  if (seconds > -3600) return relative.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return relative.format(Math.round(seconds / 3600), 'hour');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
