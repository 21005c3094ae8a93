import { enterableRoutes, navGroupOf, navigation, pathOf } from '@mirror-studio/domain/access';
import { isOperator } from '@mirror-studio/domain/profile';
import { routes as routeTexts } from '@mirror-studio/domain/texts/en/routes';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useNavigate } from 'react-router-dom';
import type { AppCommand } from '../../commands/app-command.ts';
import { useServices } from '../../providers/services.tsx';
import { byShortcut } from '../../routes/route-focus-state.ts';
import { useRouteNote } from '../../routes/useRouteNote.ts';
import { useProfile } from '../../session/profile.ts';
import { useKeysOf } from '../../shell/keys.ts';

/**
 * Every page that this person may enter, from the route table: with the group that it has in the sidebar, or with its
 * address where another page has the same title. What is to be known of one before it is opened stands in their place.
 */
export default function usePagesCommands(): readonly AppCommand[] {
  const { flags } = useServices();
  const profile = useProfile();
  const navigate = useNavigate();
  const r = useTexts('routes', routeTexts);
  const s = useTexts('shell', shellTexts);
  const row = profile.status === 'loaded' ? profile.profile : null;
  const isAdmin = row?.is_admin === true;
  const keysOf = useKeysOf(isAdmin);
  const sections = navigation(isAdmin, isOperator(row?.role));
  const noteOf = useRouteNote();
  const pages = enterableRoutes(flags, { auth: 'signedIn', profile }).map((route) => ({
    route,
    label: r(route.titleKey),
  }));
  return pages.map(({ route, label }) => {
    const section = sections.find(({ group }) => group === navGroupOf(route.id));
    const path = pathOf(route.id);
    const isAlone = pages.filter((page) => page.label === label).length === 1;
    const place = section ? s(section.titleKey) : isAlone ? undefined : path;
    const hint = noteOf(route.id) ?? place;
    const keys = keysOf(`go.${route.id}`);
    return {
      id: `page.${route.id}`,
      kind: 'page',
      label,
      ...(hint !== undefined && { hint }),
      keywords: path.replaceAll(/[/-]/g, ' '),
      ...(keys && { keys }),
      run: () => void navigate(path, { state: byShortcut }),
    };
  });
}
