import { common } from '@mirror-studio/domain/texts/en/common';
import { escapeHtml } from '../mail/html.ts';
import { drawPage, mark, type PageSetting } from '../mail/page.ts';
import { digestTexts } from './texts.ts';

/** The page that ends mails by one press, without a script: before it, after it, and for a key that nobody has. Returns HTML. */
export function mailEndPage(state: 'asked' | 'ended' | 'unknown', setting: PageSetting): string {
  const t = (key: keyof (typeof digestTexts)['en']) => escapeHtml(digestTexts[setting.language][key]);
  const words = {
    asked: [t('endTitle'), t('endLead')],
    ended: [t('endedTitle'), t('endedLead')],
    unknown: [t('endUnknownTitle'), t('endUnknown')],
  } as const;
  const [heading, lead] = words[state];
  const press =
    state === 'asked'
      ? `<form method="post"><div class="acts"><button class="act" type="submit">${t('endButton')}</button></div></form>`
      : '';
  const header = `<header><a class="mark" href="/">${mark}${common.productName}</a></header>`;
  const body = `<body class="press">${header}<main><section class="letter"><h1>${heading}</h1><p class="lead">${lead}</p>${press}</section></main></body>`;
  return drawPage(heading, body, setting);
}
