import { authProviderName, localProviderId } from '@mirror-studio/domain/auth';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '@mirror-studio/ui/i18n';

/** What a third party is called; the local one says what it is for. Takes its name at the auth service. */
export function useProviderName() {
  const t = useTexts('signIn', signIn);
  return (id: string): string => (id === localProviderId ? t('localProvider') : authProviderName(id));
}
