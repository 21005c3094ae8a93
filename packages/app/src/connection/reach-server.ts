import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { healthEndpoints } from '@mirror-studio/domain/contract';

let asking: Promise<Response> | undefined;

/** Asks whether the server answers at all; one question serves all who ask meanwhile. Rejects when it does not, in time. */
export function reachServer(): Promise<Response> {
  asking ??= fetch(healthEndpoints.health.path, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(offlineLimits.reachMs),
  }).finally(() => {
    asking = undefined;
  });
  return asking;
}
