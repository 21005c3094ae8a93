import { authBasePath } from '@mirror-studio/domain/auth-service';
import type { Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { localProvider as english } from '@mirror-studio/domain/texts/en/localProvider';
import { localProvider as spanish } from '@mirror-studio/domain/texts/es/localProvider';
import { escapeHtml } from '../../mail/html.ts';
import { drawPage, mark, type PageSetting } from '../../mail/page.ts';
import { type LocalPerson, localProviderPath } from '../providers/local.ts';

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof english, string>>>> = {
  en: english,
  es: spanish,
};

/** Test identities that need no typing. */
const people = [
  { name: 'Iris Okafor', email: 'iris@example.com' },
  { name: 'Otto Lindqvist', email: 'otto@example.com' },
] as const;

const style = `
.people{display:grid;gap:.5rem;margin:1.5rem 0}
.person{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1.5rem;width:100%;padding:.75rem 1rem;border:1px solid var(--divider);border-radius:11px;background:none;color:var(--ink);font:inherit;font-weight:600;text-align:start;cursor:pointer}
.person span{color:var(--muted);font-weight:400}
.person:hover{background:var(--divider)}
fieldset{display:grid;gap:1rem;border:0;border-top:1px solid var(--divider);padding:1.5rem 0 0}
legend{float:left;width:100%;padding:0;font-weight:600}
label{display:grid;gap:.375rem;color:var(--muted);font-size:.875rem}
input[type=text]{width:100%;min-height:42px;padding:0 .75rem;border:1px solid var(--divider);border-radius:9px;background:var(--canvas);color:var(--ink);font:inherit;font-size:1rem}
label.check{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;font-size:.9375rem}
input[type=checkbox]{width:1.125rem;height:1.125rem;accent-color:var(--ink)}
.wrong{color:oklch(.66 .17 22);font-size:.875rem}
:root[data-theme=light] .wrong{color:oklch(.5 .18 24)}
.press .plain{min-height:42px;padding:0 1rem;border:0;border-radius:11px;background:none;color:var(--muted);font:inherit;font-size:.9375rem;cursor:pointer}
.press .plain:hover{color:var(--ink);background:var(--divider)}
.press .acts{margin-top:.5rem;gap:.5rem}`;

interface Given {
  readonly state: string;
  /** What was typed and is no address; null at first. */
  readonly typed: LocalPerson | null;
}

/** The page where somebody chooses whom to be. Takes whether the way is one that began; it needs no script. Returns HTML. */
export function localProviderPage(isBegun: boolean, { state, typed }: Given, setting: PageSetting): string {
  const t = (key: keyof typeof english) => escapeHtml(texts[setting.language][key]);
  const heading = t('title');
  const header = `<header><a class="mark" href="/">${mark}${common.productName}</a></header>`;
  const lead = `<h1>${heading}</h1><p class="lead">${t(isBegun ? 'lead' : 'unknown')}</p>`;
  const form = `<form method="post" action="${authBasePath}${localProviderPath}"><input type="hidden" name="state" value="${escapeHtml(state)}">
<div class="people">${people
    .map(
      ({ name, email }) =>
        `<button class="person" name="person" value="${email} ${name}">${name} <span>${email}</span></button>`,
    )
    .join('')}</div>
<fieldset><legend>${t('other')}</legend>
<label>${t('name')}<input type="text" name="name" autocomplete="off" value="${escapeHtml(typed?.name ?? '')}"></label>
<label>${t('email')}<input type="text" name="email" inputmode="email" autocapitalize="none" autocomplete="off" spellcheck="false" value="${escapeHtml(typed?.email ?? '')}"${typed ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}></label>
${typed ? `<p class="wrong" id="wrong" role="alert">${t('emailInvalid')}</p>` : ''}
<label class="check"><input type="checkbox" name="verified" value="yes"${typed && !typed.isVerified ? '' : ' checked'}>${t('verified')}</label>
<div class="acts"><button class="act" type="submit">${t('submit')}</button><button class="plain" name="refuse" value="yes">${t('refuse')}</button></div></fieldset></form>`;
  const body = `<body class="press">${header}<main><section class="letter">${lead}${isBegun ? form : ''}<p>${t('only')}</p></section></main></body>`;
  return drawPage(heading, body, { ...setting, style });
}
