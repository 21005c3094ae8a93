import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import type { Services, SessionUser } from '../http/index.ts';
import { transfer } from './transfer.ts';

/**
 * Opens the account of someone seen for the first time: the welcome grant, through the ledger, once for ever.
 * Safe to call on every request.
 */
export async function ensureAccount(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: SessionUser,
): Promise<void> {
  const coins = walletLimits.welcomeGrantCoins;
  await db.transaction((tx) =>
    transfer(
      tx,
      {
        member: user.id,
        reason: 'welcome_grant',
        note: `Welcome: ${coins} Mirror Coins to begin with`,
        businessKey: `welcome:${user.id}`,
        legs: [
          { account: { house: 'issue' }, currency: 'coins', amount: -coins },
          { account: { member: user.id, purpose: 'available' }, currency: 'coins', amount: coins },
        ],
      },
      clock.now(),
    ),
  );
}
