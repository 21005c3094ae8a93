import { ui } from '@mirror-studio/domain/texts/en/ui';
import { useTexts } from '../../i18n/useTexts.ts';

/** The caller's words for a wait, or the common ones. */
export function usePendingLabel(own: string | undefined): string {
  const t = useTexts('ui', ui);
  return own ?? t('working');
}
