import { queryLimits } from '@mirror-studio/domain/constants/requests';
import { type Api, accountEndpoints } from '@mirror-studio/domain/contract';
import { retryDelayMs } from '@mirror-studio/domain/errors';
import { sendWithRetry } from './retry.ts';

/** §7 One retry, soon: the other gates wait for it. */
const retryOnce = (failures: number, error: unknown) =>
  failures < 1 && retryDelayMs(failures, error) !== 'never' ? queryLimits.firstDelayMs : 'never';

/** Asks the server whether somebody has claimed an invitation, and once more where that fails (§7). */
export const readInviteStatus = (api: Api, signal: AbortSignal) =>
  sendWithRetry(() => api.call(accountEndpoints.inviteStatus, { signal }), retryOnce, signal);

/** Whether somebody has claimed an invitation since the page was opened: the gates ask again then (§4). Takes their id. */
export const inviteClaimedKey = (userId: string) => ['invite', userId, 'claimed'] as const;
