import { defaultSettings } from '@mirror-studio/domain/settings';
import { storageKey } from '@mirror-studio/domain/storage';
import type { Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { inboxStyle } from './inbox-style.ts';

/** The product's mark, as wide as a line of text is high. */
export const mark = `<svg aria-hidden="true" width="26" height="26" viewBox="0 0 28 28" fill="none"><path d="M14 1.75c-5.2 0-9.25 5.2-9.25 12.25S8.8 26.25 14 26.25" stroke="currentColor" stroke-opacity=".5" stroke-width="1.5"/><path d="M14 1c5.7 0 10 5.6 10 13s-4.3 13-10 13V1Z" fill="currentColor"/></svg>`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><ellipse cx="14" cy="14" rx="10" ry="13" fill="#17161d"/><path d="M14 1c5.7 0 10 5.6 10 13s-4.3 13-10 13V1Z" fill="#f1f0f5"/></svg>`;

export interface PageSetting {
  readonly language: Language;
  /** Of the page's own policy: nothing else runs or styles. */
  readonly nonce: string;
  /** The typefaces, as CSS; empty where the app is not built. */
  readonly fonts: string;
  /** The app is served beside it: its script puts the saved theme on this page too. Without one it is dark. */
  readonly hasApp: boolean;
  /** What this page alone looks like, as CSS. Default nothing. */
  readonly style?: string;
}

/** A page that the server draws. Takes its title as text and its body as HTML, with the element itself. */
export function drawPage(
  title: string,
  body: string,
  { language, nonce, fonts, hasApp, style = '' }: PageSetting,
): string {
  const attributes = `data-key="${storageKey('settings')}" data-initial="${defaultSettings.theme}"`;
  const theme = hasApp ? `<script nonce="${nonce}" src="/theme.js" ${attributes}></script>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${common.productName}</title><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}"><style nonce="${nonce}">${fonts}${inboxStyle}${style}</style>${theme}</head>
${body}</html>`;
}
