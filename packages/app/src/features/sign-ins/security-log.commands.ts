import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { securityLog as texts } from '@mirror-studio/domain/texts/en/securityLog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useSecurityLogCommands() {
  const t = useTexts('securityLog', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('security-log', t('title'), words('securityLog'));
}
