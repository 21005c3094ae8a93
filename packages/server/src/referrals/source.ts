import { referralLimits } from '@mirror-studio/domain/constants/referrals';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { newToken } from '../auth/keys/secrets.ts';
import { writeCookie } from '../http/answer/cookies.ts';
import type { AppEnv, Services } from '../http/index.ts';
import { clientAddress, networkOf } from '../http/request/network.ts';

/** From where somebody invites or claims, as digests that lead back to no address. */
export interface Source {
  readonly device: string;
  readonly network: string;
  /** From how many people of one network a reward can come: raised where many share one (NETWORK_LIMIT_FACTOR). */
  readonly networkClaims: number;
}

export interface Inviter {
  readonly id: string;
  readonly email: string | null;
}

/** Somebody who claims, and from where. */
export interface Claimer extends Inviter {
  readonly source: Source;
}

const cookieName = 'mirror-invitations';
const dayMs = 86_400_000;

/** Where a request comes from. A browser is known again by a cookie that no script reads. */
export function sourceOf(c: Context<AppEnv>, services: Pick<Services, 'config' | 'limits' | 'site'>): Source {
  const { config, limits } = services;
  const key = getCookie(c, cookieName) || newToken();
  writeCookie(services, c, cookieName, key, referralLimits.deviceDays * dayMs, { path: '/api' });
  return {
    device: limits.digest('referral device', key),
    network: limits.digest('referral network', networkOf(clientAddress(c, config.trustProxy))),
    networkClaims: referralLimits.networkClaims * config.networkLimitFactor,
  };
}
