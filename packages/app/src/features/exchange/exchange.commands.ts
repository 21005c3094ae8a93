import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';

export default function useExchangeCommands(): readonly AppCommand[] {
  const t = useTexts('shell', shell);
  const overlays = useOverlays();
  return [
    {
      id: 'overlay.exchange',
      kind: 'action',
      label: t('exchangeCoins'),
      run: () => overlays.show('exchange'),
    },
  ];
}
