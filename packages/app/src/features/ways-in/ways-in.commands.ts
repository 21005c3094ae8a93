import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useWaysInCommands() {
  const t = useTexts('waysIn', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('ways-in', t('title'), words('waysIn'));
}
