import type { RouteId } from '@mirror-studio/domain/access';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '@mirror-studio/ui/i18n';
import { communityChatUrl } from './community-chat.ts';
import { pages } from './pages.ts';

/** Returns what a link to a route says before it is followed: that its page is still to come, or that no chat is set up. */
export function useRouteNote(): (id: RouteId) => string | undefined {
  const t = useTexts('shell', shell);
  return (id) => {
    if (id === 'discord' && communityChatUrl() === null) return t('notSetUp');
    return pages[id] ? undefined : t('soon');
  };
}
