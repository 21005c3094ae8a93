import { localInbox } from '@mirror-studio/domain/contract';
import { formatText, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import type { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { escapeHtml } from './html.ts';
import type { KeptMessage } from './outbox.ts';
import { drawPage, mark, type PageSetting } from './page.ts';
import { mailTexts } from './texts.ts';

/** A letter that arrives while the page is open appears by itself. */
const watch = `let seen=document.body.dataset.newest;setInterval(async()=>{if(document.hidden||document.querySelector('details[open]'))return;
try{const{messages}=await(await fetch('${localInbox.messages}')).json();if((messages[0]?.id??'')!==seen)location.reload()}catch{}},2000)`;

/** The local inbox as a page. Takes the messages, newest first, and the time. */
export function inboxPage(messages: readonly KeptMessage[], now: Date, setting: PageSetting): string {
  const { language, nonce } = setting;
  // The English texts give the keys and values their types; the ones shown are those of the language.
  const texts = mailTexts[language] as typeof english;
  const list =
    messages.length === 0
      ? `<section class="empty"><h2>${formatText(texts, 'inboxEmptyTitle', language)}</h2><p>${formatText(texts, 'inboxEmpty', language)}</p></section>`
      : `<ol>${messages.map((message) => (message.channel === 'text' ? note : letter)(message, now, language, texts)).join('')}</ol>`;
  const count =
    messages.length === 0
      ? ''
      : `<p class="count">${formatText(texts, 'inboxCount', language, { count: messages.length })}</p>`;
  const title = formatText(texts, 'inboxTitle', language);
  const body = `<body data-newest="${messages[0]?.id ?? ''}"><div class="room"><aside><a class="mark" href="/" title="${formatText(texts, 'inboxBack', language)}">${mark}${common.productName}</a>
<h1>${title}</h1><p class="lead">${formatText(texts, 'inboxLead', language)}</p>${count}</aside><main>${list}</main></div>
<script nonce="${nonce}">${watch}</script></body>`;
  return drawPage(title, body, setting);
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

/** A text message: all that there is of it. */
function note(message: KeptMessage, now: Date, language: Language, texts: typeof english): string {
  const to = formatText(texts, 'inboxTo', language, { email: message.recipient });
  return `<li class="letter"><header><h2>${formatText(texts, 'inboxText', language)}</h2>
<time datetime="${message.created_at.toISOString()}">${escapeHtml(arrived(message.created_at, now, language))}</time></header>
<p class="to">${escapeHtml(to)}</p><p class="note">${escapeHtml(message.body)}</p></li>`;
}

function arrived(moment: Date, now: Date, language: Language): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (seconds > -60) return relative.format(0, 'second');
  if (seconds > -3600) return relative.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return relative.format(Math.round(seconds / 3600), 'hour');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
