import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';

export default function useWalletCommands(): readonly AppCommand[] {
  const t = useTexts('wallet', wallet);
  const overlays = useOverlays();
  const words = useTexts('commandWords', commandWords);
  return [
    {
      id: 'overlay.wallet',
      kind: 'action',
      label: t('title'),
      keywords: words('wallet'),
      run: () => overlays.show('wallet'),
    },
  ];
}
