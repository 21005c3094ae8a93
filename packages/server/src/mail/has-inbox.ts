import type { Services } from '../http/services.ts';

/** Says whether the local inbox is served: not in production, not where a mail server or a hosted auth sends. */
export function hasInbox({ config }: Pick<Services, 'config'>): boolean {
  return !config.production && config.smtpUrl === null && config.authUrl === null;
}
