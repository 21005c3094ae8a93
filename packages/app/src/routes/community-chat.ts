import { pathOf } from '@mirror-studio/domain/access';

/** Where the community meets (`VITE_COMMUNITY_URL`); null where nothing is set. Only an address of the web is followed. */
export function communityChatUrl(): string | null {
  const given = import.meta.env['VITE_COMMUNITY_URL'] ?? '';
  return /^https?:\/\//.test(given) ? given : null;
}

/** The page that leads to the chat; null where there is none. */
export const communityHref = (): string | null => (communityChatUrl() === null ? null : pathOf('discord'));
