import type { Context } from 'hono';
import { knownBrowser } from '../../http/request/known-browser.ts';
import { clientAddress, networkOf, shortenedNetwork } from '../../http/request/network.ts';
import type { Services } from '../../http/services.ts';
import type { Origin } from '../flows/limits.ts';
import type { WithKeys } from '../flows/session.ts';
import type { RequestSource } from '../source.ts';
import { rememberNetwork } from '../store/networks.ts';
import { languageOf, userAgentOf } from './input.ts';
import { rememberedKeys } from './remembered-keys.ts';

/** Where a request comes from, as the limits count it. */
export function originOf({ config, limits }: WithKeys, c: Context): Origin {
  const network = networkOf(clientAddress(c, config.trustProxy));
  return { network, place: limits.digest(network, userAgentOf(c) ?? '') };
}

/** Remembers where somebody has signed in: what strangers use up elsewhere is not counted there. Takes who it is. */
export function rememberOrigin(services: WithKeys, userId: string, c: Context): Promise<void> {
  const seen = services.limits.digest(originOf(services, c).network);
  return rememberNetwork(services.db, userId, seen, services.clock.now());
}

/** What a request says of where it comes from, as it is kept and told. */
export function sourceOf(
  services: Pick<Services, 'clock' | 'config' | 'limits' | 'site'>,
  c: Context,
): RequestSource {
  return {
    userAgent: userAgentOf(c),
    network: shortenedNetwork(clientAddress(c, services.config.trustProxy)),
    language: languageOf(c, null),
    remembered: rememberedKeys(services, c),
    knownFor: (userId) => knownBrowser(services, c, 'second factor', userId),
  };
}
