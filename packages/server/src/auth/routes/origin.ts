import type { Context } from 'hono';
import { clientAddress, networkOf } from '../../http/request/network.ts';
import type { Origin } from '../flows/limits.ts';
import type { WithKeys } from '../flows/session.ts';
import { userAgentOf } from './input.ts';

/** Where a request comes from, as the limits count it. */
export function originOf({ config, limits }: WithKeys, c: Context): Origin {
  const network = networkOf(clientAddress(c, config.trustProxy));
  return { network, place: limits.digest(network, userAgentOf(c) ?? '') };
}
