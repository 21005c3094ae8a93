import type { SessionProof } from '@mirror-studio/domain/auth';
import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { at, json, withRequester } from '../../database/index.ts';
import type { SessionUser } from '../env.ts';
import type { Services } from '../services.ts';

/** Who asks: their token is valid and their session has not ended. */
export interface Caller {
  readonly user: SessionUser;
  /** Suspended: `studio.members.banned`, the one source of a ban. */
  readonly banned: boolean;
  /** How far they have proved who they are. */
  readonly proof: SessionProof;
  /** The removal of their account is asked for: until it is taken back nothing in it changes. */
  readonly closing: boolean;
}

const standing = v.object({
  banned: v.boolean(),
  closing: v.boolean(),
  /** Null: the session has ended. */
  proof: v.nullable(
    v.object({
      level: v.picklist(['aal1', 'aal2']),
      ways: v.array(v.object({ method: v.string(), timestamp: v.number() })),
      hasFactor: v.boolean(),
    }),
  ),
  demo_over: v.boolean(),
});

/** The bearer token of a request, null when it has none. */
export function bearerToken(c: Context): string | null {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/**
 * Who makes a request; null for a visitor, for a token that is not valid, and where the embedded auth service has ended
 * the token's session: by signing out, a changed password, or a refresh token that two had. Asked anew for each request,
 * in one query: nothing is remembered from the one before. A hosted auth service is asked by requests that change something; for
 * those that read at the first level its last answer counts for `hostedSessionLimits.factorMs`. Throws when it does not answer. A
 * demonstration account is nobody any more once its day is over, and where demo mode is off.
 */
export async function readCaller(services: Services, c: Context): Promise<Caller | null> {
  const token = bearerToken(c);
  const user = token === null ? null : await services.readToken(token);
  if (token === null || !user) return null;
  if (user.isDemo && !services.config.demo) return null;
  const changes = !['GET', 'HEAD'].includes(c.req.method);
  const isAsked = changes || user.assurance === 'aal1';
  const hosted = isAsked ? await services.hostedSession?.(token, { isFresh: changes }) : undefined;
  if (hosted === null) return null;
  const proof = services.keys
    ? sql`(select jsonb_build_object('level', aal, 'ways', amr, 'hasFactor', exists (
             select from studio_auth.factors where user_id = ${user.id}::uuid and status = 'verified'))
           from studio_auth.sessions where id = ${user.sessionId}::uuid and user_id = ${user.id}::uuid)`
    : json(proofOfToken(user, hosted?.hasFactor));
  const demosBegunBy = at(new Date(services.clock.now().getTime() - demoLimits.livesMs));
  const found = await withRequester(user.id, () =>
    services.db.first(
      standing,
      sql`select exists (select from studio.members where id = ${user.id}::uuid and banned) as banned,
            exists (select from studio.account_deletions where member = ${user.id}::uuid) as closing,
            ${proof} as proof,
            ${user.isDemo}::boolean and exists (select from studio.members where id = ${user.id}::uuid and demo
              and (demo_closed_at is not null or first_seen_at <= ${demosBegunBy})) as demo_over`,
    ),
  );
  if (!found?.proof || found.demo_over) return null;
  const { banned, closing } = found;
  return { user, banned, closing, proof: found.proof };
}

/** What a token of a hosted auth service says. One at the second level stands for somebody who has a factor. */
const proofOfToken = ({ assurance, ways }: SessionUser, hasFactor = false): SessionProof => ({
  level: assurance,
  ways,
  hasFactor: hasFactor || assurance === 'aal2',
});
