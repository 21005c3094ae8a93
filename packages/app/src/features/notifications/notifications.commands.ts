import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { notifications as texts } from '@mirror-studio/domain/texts/en/notifications';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { showNotifications } from './wanted.ts';

export default function useNotificationsCommands(): readonly AppCommand[] {
  const t = useTexts('notifications', texts);
  const words = useTexts('commandWords', commandWords);
  return [
    {
      id: 'notifications.show',
      kind: 'action',
      label: t('title'),
      keywords: words('notifications'),
      run: showNotifications,
    },
  ];
}
