import { createHash } from 'node:crypto';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import { AuthHttpError } from '../http-error.ts';
import { hashToken } from '../keys/secrets.ts';
import type { RequestSource } from '../source.ts';
import { isLately } from '../store/lately.ts';
import { lockCode } from '../store/links.ts';
import { lockProviderCode } from '../store/provider-flows.ts';
import type { Challenge } from './challenge.ts';
import { withNews } from './news.ts';
import { acceptLink } from './open-link.ts';
import { finishTrip } from './provider-code.ts';
import { startSession, type WithKeys } from './session.ts';

/** The hosted service's figure: a code that waits longer than this is worth nothing. */
const codeMs = 300_000;

/**
 * Exchanges a code for a session and so uses up its link: once, whichever of its codes comes first, and only for the
 * browser that asked for it. Returns the token response.
 * Throws AuthHttpError when the code is unknown, its link used or ended, or it is too old or not this browser's.
 */
export function redeemCode(services: WithKeys, code: string, verifier: string, source: RequestSource) {
  return withNews(services, async (tx, tell) => {
    const now = services.clock.now();
    const issued = await lockCode(tx, hashToken(code));
    const trip = issued ? undefined : await lockProviderCode(tx, hashToken(code));
    if (trip) {
      if (trip.ended !== null) throw codeUsed();
      if (isCodeOld(trip.code_issued_at, now)) throw codeOld();
      requireVerifier(trip, verifier);
      return finishTrip(services, tx, tell, trip, source);
    }
    // The hosted service calls this one not found as well: the code is our own.
    if (!issued)
      throw new AuthHttpError(404, 'link_unknown', 'invalid flow state, no such code was given out');
    if (issued.ended === 'used') throw codeUsed();
    if (issued.ended === 'revoked' || isCodeOld(issued.issued_at, now)) throw codeOld();
    requireVerifier(issued, verifier);
    const given = { passwordHash: issued.password_hash, data: issued.user_metadata };
    await acceptLink(services, tx, issued, given, source);
    return startSession(services, tx, { userId: issued.user_id, method: issued.method, source }, tell);
  });
}

const codeUsed = () =>
  new AuthHttpError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
const codeOld = () =>
  new AuthHttpError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
const isCodeOld = (issuedAt: Date | null, now: Date) => issuedAt === null || !isLately(issuedAt, now, codeMs);

interface Asked {
  readonly challenge: string | null;
  readonly challenge_method: Challenge['method'] | null;
}

/** Throws AuthHttpError where the verifier is not that of the browser that asked. */
function requireVerifier({ challenge, challenge_method }: Asked, verifier: string): void {
  const given =
    challenge_method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  if (isSameHash(given, challenge ?? '')) return;
  throw new AuthHttpError(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  );
}
