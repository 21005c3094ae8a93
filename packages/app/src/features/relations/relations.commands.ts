import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useRelationsCommands() {
  const t = useTexts('community', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('relations', t('peopleTitle'), words('relations'));
}
