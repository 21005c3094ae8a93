import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useOwnProfileCommands() {
  const t = useTexts('ownProfile', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('own-profile', t('title'), words('ownProfile'));
}
