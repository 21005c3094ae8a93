import { useArticles } from '@mirror-studio/flows/help';
import type { AppCommand } from '../../commands/app-command.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useServices } from '../../providers/services.tsx';
import { useProfile } from '../../session/profile.ts';
import { isAppleKeyboard, useShortcuts } from '../../shell/keys.ts';

export default function useHelpCommands(): readonly AppCommand[] {
  const { flags } = useServices();
  const profile = useProfile();
  const isAdmin = profile.status === 'loaded' && profile.profile?.is_admin === true;
  const overlays = useOverlays();
  return useArticles(isAdmin, isAppleKeyboard, useShortcuts()).flatMap(({ id, title, keywords }) =>
    flags.helpCentre
      ? [
          {
            id: `help.${id}`,
            kind: 'help',
            label: title,
            keywords,
            run: () => overlays.show('help', { topicId: id }),
          } as const,
        ]
      : [],
  );
}
