import { addressChange as texts } from '@mirror-studio/domain/texts/en/addressChange';
import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSectionCommand } from '../../profile-sections/use-section-command.ts';

export default function useAddressCommands() {
  const t = useTexts('addressChange', texts);
  const words = useTexts('commandWords', commandWords);
  return useSectionCommand('address', t('title'), words('address'));
}
