import { controls } from '@mirror-studio/domain/texts/en/controls';
import { useTexts } from '../../i18n/useTexts.ts';

/** The caller's words for a wait, or the common ones. */
export function usePendingLabel(own: string | undefined): string {
  const t = useTexts('controls', controls);
  return own ?? t('working');
}
