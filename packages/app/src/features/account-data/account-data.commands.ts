import { accountData as texts } from '@mirror-studio/domain/texts/en/accountData';
import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useAccountDataCommands() {
  const t = useTexts('accountData', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('account-data', t('title'), words('accountData'));
}
