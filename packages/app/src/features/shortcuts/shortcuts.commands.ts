import { shortcuts } from '@mirror-studio/domain/shortcuts';
import { commandWords } from '@mirror-studio/domain/texts/en/commandWords';
import { shortcuts as texts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { useServices } from '../../providers/services.tsx';
import { useKeysOf } from '../../shell/keys.ts';
import { useToggleShellPart } from '../../shell/shell-parts.ts';

/** What shortcuts open and close, but for the palette itself; those that lead to pages stand with the pages. */
export default function useShortcutsCommands(): readonly AppCommand[] {
  const { flags } = useServices();
  const t = useTexts('shortcuts', texts);
  const words = useTexts('commandWords', commandWords);
  const toggle = useToggleShellPart();
  const keysOf = useKeysOf();
  return shortcuts.flatMap(({ id, action, label }) => {
    if (action.kind !== 'toggle' || label.namespace !== 'shortcuts' || action.part === 'palette') return [];
    if (action.part === 'help' && !flags.helpCentre) return [];
    const keys = keysOf(id);
    const command: AppCommand = {
      id: `shortcut.${id}`,
      kind: 'action',
      label: t(label.key as keyof typeof texts),
      ...(action.part === 'help' && { keywords: words('help') }),
      ...(keys && { keys }),
      run: () => toggle(action.part),
    };
    return [command];
  });
}
