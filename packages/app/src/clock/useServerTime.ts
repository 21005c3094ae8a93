import { useEffect, useState } from 'react';
import { reachServer } from '../connection/reach-server.ts';
import { useServices } from '../providers/services.tsx';

/**
 * Asks the server for its time before something is judged by it. Takes whether it is needed.
 *
 * @returns Whether it is known, not needed, or cannot be had: then the device's clock has to do.
 */
export function useServerTime(isNeeded: boolean): boolean {
  const { clock } = useServices();
  const [isAnswered, setAnswered] = useState(!isNeeded);
  useEffect(() => {
    if (isAnswered) return undefined;
    let isGone = false;
    const askedAtMs = Date.now();
    reachServer()
      .then((answer) => clock.learn(answer, askedAtMs))
      .catch(() => undefined)
      .finally(() => {
        if (!isGone) setAnswered(true);
      });
    return () => {
      isGone = true;
    };
  }, [clock, isAnswered]);
  return isAnswered;
}
