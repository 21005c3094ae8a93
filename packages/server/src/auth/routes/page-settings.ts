import type { Context } from 'hono';
import type { PageSetting } from '../../mail/page.ts';
import { languageOf } from './input.ts';

/** Prepares the answer for a page with a form that leads on to an address. Returns how it is drawn. */
export type PageSettings = (c: Context, leadsTo: URL) => PageSetting;

/** How the pages of links are drawn: takes the typefaces, and whether the app is served beside them. */
export const pageSettings =
  (fonts: string, hasApp: boolean): PageSettings =>
  (c, leadsTo) => {
    const nonce = crypto.randomUUID().replaceAll('-', '');
    c.header(
      'Content-Security-Policy',
      // A browser holds the redirect after a form to this rule as well.
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${leadsTo.origin}; frame-ancestors 'none'`,
    );
    c.header('Cache-Control', 'no-store');
    // Without it the form would come from an unknown place, and be refused.
    c.header('Referrer-Policy', 'same-origin');
    return { language: languageOf(c, null), nonce, fonts, hasApp };
  };
