import { addressChangeType } from '@mirror-studio/domain/auth';
import { formatText } from '@mirror-studio/domain/texts';
import type { mail as english } from '@mirror-studio/domain/texts/en/mail';
import type { Context } from 'hono';
import { mailTexts } from '../../mail/texts.ts';
import { lookAtProof, proveByLink } from '../address/prove.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError } from '../http-error.ts';
import { sourceOf } from './origin.ts';
import type { PageSettings } from './page-settings.ts';
import { formPage, messagePage } from './verify-page.ts';

export interface AddressPages {
  readonly open: (c: Context, token: string, leadsTo: URL) => Promise<Response>;
  readonly press: (c: Context, token: string, leadsTo: URL) => Promise<Response>;
}

/**
 * What the links of a change of address show: a press first, and then what became of it. They work in any browser and sign nobody in:
 * whoever reads one of the two mailboxes may be another than who asked.
 */
export function addressChangePages(services: WithKeys, page: PageSettings): AddressPages {
  const say = (c: Context, leadsTo: URL) => {
    const setting = page(c, leadsTo);
    // The English texts give the keys and values their types; the ones shown are those of the language.
    const texts = mailTexts[setting.language] as typeof english;
    return { setting, texts, language: setting.language };
  };
  const over = (c: Context, leadsTo: URL) => {
    const { setting, texts } = say(c, leadsTo);
    const words = { heading: texts.provedNotTitle, lead: texts.provedNot, button: texts.provedGoOn };
    return c.html(messagePage(words, leadsTo, setting), 410);
  };
  const orOver = async (c: Context, leadsTo: URL, answer: () => Promise<Response>) => {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof AuthHttpError)) throw error;
      return over(c, leadsTo);
    }
  };
  return {
    open: (c, token, leadsTo) =>
      orOver(c, leadsTo, async () => {
        const { newEmail } = await lookAtProof(services, token);
        const { setting, texts, language } = say(c, leadsTo);
        const words = {
          heading: texts.addressHeading,
          lead: formatText(texts, 'pressAddress', language, { newEmail }),
          button: texts.addressButton,
          notes: [texts.pressNotYou],
        };
        const fields = { token, type: addressChangeType, redirect_to: leadsTo.href };
        return c.html(formPage(words, fields, setting));
      }),
    press: (c, token, leadsTo) =>
      orOver(c, leadsTo, async () => {
        const { isChanged, isFirst, newEmail } = await proveByLink(services, token, sourceOf(services, c));
        const { setting, texts, language } = say(c, leadsTo);
        const words = isChanged
          ? {
              heading: isFirst ? texts.provedFirstTitle : texts.provedBothTitle,
              lead: formatText(texts, isFirst ? 'provedFirst' : 'provedBoth', language, { newEmail }),
            }
          : { heading: texts.provedOneTitle, lead: isFirst ? texts.provedOneOfFirst : texts.provedOne };
        return c.html(messagePage({ ...words, button: texts.provedGoOn }, leadsTo, setting));
      }),
  };
}
