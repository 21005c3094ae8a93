import { isRecentlyProved } from '@mirror-studio/domain/auth';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError } from '../answer/http-error.ts';
import { codeWords } from '../answer/refusals.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

const proofRow = v.object({
  has_factor: v.boolean(),
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
});

/**
 * Says whether somebody has no second factor, or proved it lately in this session. With the embedded auth service the database knows;
 * with a hosted one its token does, and whether there is a factor it is asked.
 */
export async function isSteppedUp(
  { db, clock, keys }: Pick<Services, 'db' | 'clock' | 'keys'>,
  { user, hasHostedFactor }: Pick<Caller, 'user' | 'hasHostedFactor'>,
): Promise<boolean> {
  const proof = keys
    ? await db.first(
        proofRow,
        sql`select amr, exists (
              select from studio_auth.factors where user_id = ${user.id}::uuid and status = 'verified') as has_factor
            from studio_auth.sessions where id = ${user.sessionId}::uuid and user_id = ${user.id}::uuid`,
      )
    : { has_factor: hasHostedFactor || user.assurance === 'aal2', amr: [...user.ways] };
  return !proof?.has_factor || isRecentlyProved(proof.amr, clock.now().getTime());
}

/** What is refused where it was not proved lately. */
export const stepUpNeeded = () => new HttpError('insufficient_aal', codeWords('insufficient_aal'));

/** Lets pass who is `isSteppedUp`. Throws HttpError insufficient_aal. */
export async function requireStepUp(services: Services, caller: Caller): Promise<void> {
  if (!(await isSteppedUp(services, caller))) throw stepUpNeeded();
}
