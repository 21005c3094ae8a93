import { addressSessionAgeMs, callbackProblem, isAddressSessionStale } from '@mirror-studio/domain/auth';
import { ApiError } from '@mirror-studio/domain/errors';
import type { CallbackActors, Landing, SessionOwner } from '@mirror-studio/state-machines/callback';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { AuthClient } from '../../session/client-types.ts';
import { createPassingAuthClient } from '../../session/clients.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { otherVerifiers } from '../../storage/verifiers.ts';

const refusal = (code: string) => new ApiError({ status: 403, code, message: '' });

function tokensOf(landing: Landing, nowMs: number): { access: string; refresh: string } {
  if (landing.kind !== 'session') throw refusal('bad_jwt');
  // A machine that slept may have missed the time.
  const isStale = isAddressSessionStale(addressSessionAgeMs(landing.fragment, landing.issuedAtMs, nowMs));
  if (isStale) throw refusal('otp_expired');
  const parts = new URLSearchParams(landing.fragment);
  return { access: parts.get('access_token') ?? '', refresh: parts.get('refresh_token') ?? '' };
}

/** Whose the session in the address is, as the auth service says. Nothing of it is kept. */
export const readOwner =
  (clock: ServerClock): CallbackActors['readOwner'] =>
  async (landing) => {
    const client = await createPassingAuthClient();
    const { data, error } = await client.getUser(tokensOf(landing, clock.now()).access);
    if (error) throw error;
    return { id: data.user.id, email: data.user.email ?? '' };
  };

/**
 * The session of a code, or of the fragment: that one only where its refresh token belongs to the same person as the
 * token that said whose it is, or the name that was shown could be another's.
 */
export const openSession =
  (session: SessionStore, clock: ServerClock): CallbackActors['openSession'] =>
  async ({ landing, owner }) => {
    if (landing.kind === 'code') {
      const { data, error } = await exchange(await session.client(), landing.code);
      if (error) throw error;
      return { isRecovery: Reflect.get(data, 'redirectType') === recovery };
    }
    const renewed = await renewedFor(tokensOf(landing, clock.now()).refresh, owner);
    const { error } = await (await session.client()).setSession(renewed);
    if (error) throw error;
    return {
      isRecovery:
        landing.kind === 'session' && new URLSearchParams(landing.fragment).get('type') === recovery,
    };
  };

/**
 * Exchanges a code, whichever of the ways in that were begun here it belongs to: a second link may have been asked for, or another
 * service gone to, since. A code with a wrong verifier is not used up.
 */
async function exchange(client: AuthClient, code: string) {
  // Asked before: the auth client forgets the one that it has tried.
  const others = otherVerifiers();
  let answer = await client.exchangeCodeForSession(code);
  for (const { use, forget } of others) {
    if (callbackProblem(answer.error?.code ?? null) !== 'linkWrongBrowser') break;
    use();
    answer = await client.exchangeCodeForSession(code);
    if (!answer.error) forget();
  }
  return answer;
}

/** What the auth client and the auth service call the way by a forgotten password. */
const recovery = 'recovery';

async function renewedFor(refreshToken: string, owner: SessionOwner | null) {
  const client = await createPassingAuthClient();
  const { data, error } = await client.refreshSession({ refresh_token: refreshToken });
  if (error) throw error;
  if (data.session === null || data.session.user.id !== owner?.id) throw refusal('bad_jwt');
  return data.session;
}
