import type { SharedValue } from '../providers/shared-value.ts';
import { reachServer } from './reach-server.ts';

/** Whether the server can be reached, as far as is known; where not, whether the device has a network. */
export type Reach = 'online' | 'offline' | 'unreachable';

/** What the browser says of its network. It is sure of neither: a server on this machine answers without one. */
const hasNetwork = () => navigator.onLine !== false;

/** Asks the server whether it can be reached, and says so. Fulfils with whether it answers. */
export async function checkConnection(reach: SharedValue<Reach>): Promise<boolean> {
  const isThere = await reachServer().then(
    () => true,
    () => false,
  );
  reach.set(isThere ? 'online' : hasNetwork() ? 'unreachable' : 'offline');
  return isThere;
}

/**
 * Whether a request would get no answer. Only where it looks so the server is asked: what can be sent is sent at once.
 */
export async function isCutOff(reach: SharedValue<Reach>): Promise<boolean> {
  if (reach.snapshot() === 'online' && hasNetwork()) return false;
  return !(await checkConnection(reach));
}
