import { magicLinkCooldownMs, magicLinkWaitMs } from '@mirror-studio/domain/auth';
import type { Language } from '@mirror-studio/domain/texts';
import { composeLink } from '../../mail/compose.ts';
import { hashToken, newToken } from '../keys/secrets.ts';
import { AuthRefusal } from '../refusal.ts';
import { keepFlow, keepLink, type LinkKind } from '../store/links.ts';
import { type AuthUser, claimMail, returnMail, userById } from '../store/users.ts';
import type { Challenge } from './pkce.ts';
import type { WithKeys } from './session.ts';

export interface LinkRequest {
  readonly user: AuthUser;
  readonly kind: LinkKind;
  readonly challenge: Challenge | null;
  readonly redirectTo: URL;
  readonly passwordHash: string | null;
  readonly language: Language;
}

/**
 * Sends a link to a user's address.
 * Throws AuthRefusal when one was sent less than a minute ago, or when the message cannot be handed over.
 */
export async function sendLink(services: WithKeys, request: LinkRequest): Promise<void> {
  const { user, kind, challenge } = request;
  const now = services.clock.now();
  const mayAgain = new Date(now.getTime() - magicLinkCooldownMs);
  if (!(await claimMail(services.db, user.id, now, mayAgain))) {
    const fresh = await userById(services.db, user.id);
    const waitMs = magicLinkWaitMs(fresh?.mail_sent_at?.getTime() ?? null, now.getTime());
    throw new AuthRefusal(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${Math.max(1, Math.ceil(waitMs / 1000))} seconds.`,
    );
  }
  const token = `${challenge ? 'pkce_' : ''}${newToken()}`;
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
      hash: hashToken(token),
      user_id: user.id,
      kind,
      email: user.email,
      flow_id: flowId,
      password_hash: request.passwordHash,
      created_at: now,
    });
  });
  const link = new URL('/auth/v1/verify', services.site.origin);
  link.search = new URLSearchParams({ token, type: kind, redirect_to: request.redirectTo.href }).toString();
  try {
    await services.mailer.send(composeLink(kind, user.email, link.href, request.language));
  } catch (error) {
    services.log.error('A message could not be sent', error, { kind });
    await returnMail(services.db, user.id, user.mail_sent_at);
    throw new AuthRefusal(
      500,
      'unexpected_failure',
      'Error sending the email. Please try again in a moment.',
    );
  }
}

/** How a session that began with a link of this kind says it began. */
export function sessionMethod(kind: LinkKind): string {
  return kind === 'recovery' ? 'recovery' : 'otp';
}
