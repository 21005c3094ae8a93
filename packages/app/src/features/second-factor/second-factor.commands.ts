import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { secondFactor as texts } from '@mirror-studio/domain/texts/en/secondFactor';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useSecondFactorCommands() {
  const t = useTexts('secondFactor', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('second-factor', t('title'), words('secondFactor'));
}
