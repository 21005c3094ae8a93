import { acceptances as texts } from '@mirror-studio/domain/texts/en/acceptances';
import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useAcceptancesCommands() {
  const t = useTexts('acceptances', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('acceptances', t('title'), words('acceptances'));
}
