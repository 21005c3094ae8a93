import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { useSignOut } from '../../session/useSignOut.ts';

export default function useSignOutCommands(): readonly AppCommand[] {
  const t = useTexts('shell', shell);
  const signOut = useSignOut();
  return [{ id: 'signOut', kind: 'action', label: t('signOut'), run: signOut.run }];
}
