import { pathOf } from '@mirror-studio/domain/access';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useNavigate } from 'react-router-dom';
import type { AppCommand } from '../commands/app-command.ts';
import { byShortcut } from '../routes/route-focus-state.ts';

/**
 * The command that leads to a section of the profile. Takes the section's anchor, its title, and other words under which it is
 * found.
 */
export function useSectionCommand(anchor: string, label: string, keywords: string): readonly AppCommand[] {
  const navigate = useNavigate();
  const r = useTexts('routes', routes);
  const hint = r('profile');
  return [
    {
      id: `profile.${anchor}`,
      kind: 'page',
      label,
      ...(label !== hint && { hint }),
      keywords,
      run: () => void navigate(`${pathOf('profile')}#${anchor}`, { state: byShortcut }),
    },
  ];
}
