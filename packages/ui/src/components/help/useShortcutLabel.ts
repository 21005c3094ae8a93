import type { ShortcutLabel } from '@mirror-studio/domain/shortcuts';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useTexts } from '../../i18n/useTexts.ts';

/** How a shortcut's label is said: the title of its page, or a text of its own. */
export function useShortcutLabel(): (label: ShortcutLabel) => string {
  const t = useTexts('shortcuts', shortcuts);
  const r = useTexts('routes', routes);
  return (label) => (label.namespace === 'routes' ? r(label.key) : t(label.key as keyof typeof shortcuts));
}
