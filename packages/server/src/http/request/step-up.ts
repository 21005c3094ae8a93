import { isRecentlyProved } from '@mirror-studio/domain/auth';
import { errorMessage } from '@mirror-studio/domain/errors';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError } from '../answer/http-error.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

const proofRow = v.object({
  has_factor: v.boolean(),
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
});

/**
 * Lets pass who has no second factor, or proved it lately in this session. With the embedded auth service the database knows;
 * with a hosted one its token does, and whether there is a factor it is asked. Throws HttpError insufficient_aal.
 */
export async function requireStepUp({ db, clock, keys }: Services, caller: Caller): Promise<void> {
  const { user } = caller;
  const proof = keys
    ? await db.first(
        proofRow,
        sql`select amr, exists (
              select from studio_auth.factors where user_id = ${user.id}::uuid and status = 'verified') as has_factor
            from studio_auth.sessions where id = ${user.sessionId}::uuid and user_id = ${user.id}::uuid`,
      )
    : { has_factor: caller.hasHostedFactor || user.assurance === 'aal2', amr: [...user.ways] };
  if (!proof?.has_factor || isRecentlyProved(proof.amr, clock.now().getTime())) return;
  throw new HttpError('insufficient_aal', errorMessage('insufficient_aal'));
}
