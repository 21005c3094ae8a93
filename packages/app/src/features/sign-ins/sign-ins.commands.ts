import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useSignInsCommands() {
  const t = useTexts('sessions', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('sign-ins', t('title'), words('sessions'));
}
