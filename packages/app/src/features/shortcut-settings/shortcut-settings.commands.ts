import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';

export default function useShortcutSettingsCommands(): readonly AppCommand[] {
  const t = useTexts('shortcuts', shortcuts);
  const overlays = useOverlays();
  return [
    {
      id: 'overlay.shortcutSettings',
      kind: 'action',
      label: t('change'),
      keywords: t('title'),
      run: () => overlays.show('shortcutSettings'),
    },
  ];
}
