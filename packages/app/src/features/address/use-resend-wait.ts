import { magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { useEffect, useState } from 'react';
import { useServices } from '../../providers/services.tsx';

/** The whole seconds until messages that were sent then may be sent again; 0 by a clock that cannot be right: the server says it too. */
function secondsLeft(sentAt: string | undefined, nowMs: number): number {
  const leftMs = sentAt === undefined ? 0 : Date.parse(sentAt) + magicLinkCooldownMs - nowMs;
  return leftMs > magicLinkCooldownMs ? 0 : Math.max(0, Math.ceil(leftMs / 1_000));
}

/**
 * Counts down until the messages of a change may be sent again (§5: one a minute). Takes when they were sent last.
 *
 * @returns Whole seconds.
 */
export function useResendWait(sentAt: string | undefined): number {
  const [, tick] = useState(0);
  const { clock } = useServices();
  const left = secondsLeft(sentAt, clock.now());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((ticks) => ticks + 1), requestLimits.countdownTickMs);
    return () => clearTimeout(timer);
  });
  return left;
}
