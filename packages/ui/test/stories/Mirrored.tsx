import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * The same language in letters that run the other way: words and figures stay, arrow keys and sides turn.
 * For seeing a story right to left.
 */
export function Mirrored({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={`${locale}-Arab`}>{children}</I18nProvider>;
}
