import type { Language } from '@mirror-studio/domain/texts';
import type { Use } from '../../limits/index.ts';
import { composeLink } from '../../mail/compose.ts';
import { mailCodeHash, newMailCode } from '../keys/mail-codes.ts';
import { hashToken, newToken } from '../keys/secrets.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import { keepFlow, keepLink, type LinkKind } from '../store/links.ts';
import type { EmailUser, Unproved } from '../store/users.ts';
import type { Challenge } from './challenge.ts';
import type { Origin } from './limits.ts';
import { sessionMethod, type WithKeys } from './session.ts';

export interface LinkRequest {
  readonly user: EmailUser;
  readonly kind: LinkKind;
  readonly challenge: Challenge | null;
  readonly redirectTo: URL;
  /** Kept with the link where a challenge tells who gave it; without one it could be anybody's. */
  readonly given: Unproved;
  readonly language: Language;
  /** Where it was asked for. */
  readonly origin: Origin;
  readonly source: RequestSource;
  /** The limits that it counts for. */
  readonly counted: readonly Use[];
}

/**
 * Sends a link to a user's address, with a code beside it for another device; runs after the answer, which neither waits for the mail server nor tells whether
 * there was anybody to send to. A message that cannot be handed over is logged and does not count.
 */
export async function sendLink(services: WithKeys, request: LinkRequest): Promise<void> {
  const { user, kind, challenge, origin } = request;
  const now = services.clock.now();
  const token = `${challenge ? 'pkce_' : ''}${newToken()}`;
  const [hash, code] = [hashToken(token), newMailCode()];
  const flowId = challenge ? crypto.randomUUID() : null;
  await services.db.transaction(async (tx) => {
    if (challenge && flowId) {
      await keepFlow(
        tx,
        {
          id: flowId,
          user_id: user.id,
          challenge: challenge.value,
          challenge_method: challenge.method,
          method: sessionMethod(kind),
        },
        now,
      );
    }
    await keepLink(tx, {
      hash,
      user_id: user.id,
      kind,
      email: user.email,
      flow_id: flowId,
      password_hash: challenge ? request.given.passwordHash : null,
      user_metadata: challenge ? request.given.data : {},
      created_at: now,
      place: origin.place,
      code_hash: mailCodeHash(services.limits, hash, code),
      code_network: services.limits.digest(origin.network),
    });
    const event = { kind: 'link_requested', method: sessionMethod(kind), sessionId: null } as const;
    await recordEvent(tx, { ...event, userId: user.id, source: request.source }, now);
  });
  const link = new URL('/auth/v1/verify', services.site.origin);
  link.search = new URLSearchParams({ token, type: kind, redirect_to: request.redirectTo.href }).toString();
  try {
    await services.mailer.send(
      composeLink(kind, { to: user.email, link: link.href, code }, request.language),
    );
  } catch (error) {
    services.log.error('A message could not be sent', error, { kind });
    await services.limits.giveBack(request.counted);
  }
}
