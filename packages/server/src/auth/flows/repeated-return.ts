import { setTimeout as wait } from 'node:timers/promises';
import { repeatedReturnLimits, signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { hashToken, sealed, unsealed } from '../keys/secrets.ts';
import { isLately } from '../store/lately.ts';
import { claimReturn, type ProviderFlow, returnAnswer, saveReturnAnswer } from '../store/provider-flows.ts';
import type { WithKeys } from './session.ts';

/** The third party is asked for a token, for its keys and for the person. */
const workMs = 3 * signInProviderLimits.answerMs;
const askEveryMs = 50;

/**
 * Where a return leads: worked out once for each state. A browser may ask twice in a moment (it loads ahead, or somebody presses
 * twice): the one that began is told the same again for a few seconds, and gets no second code and no second session. Takes the
 * flow, the key of the browser that asks, and what works it out. Returns undefined where the state was used.
 */
export async function answeredOnce(
  { db, clock }: WithKeys,
  flow: ProviderFlow,
  browserKey: string | null,
  workOut: () => Promise<string>,
): Promise<string | undefined> {
  const key = browserKey !== null && hashToken(browserKey) === flow.browser_hash ? browserKey : null;
  if (!(await claimReturn(db, flow.id, clock.now()))) return key === null ? undefined : told();
  let answer: string | null = null;
  try {
    const href = await workOut();
    answer = key === null ? null : sealed(href, key, flow.id);
    return href;
  } finally {
    await saveReturnAnswer(db, flow.id, answer, clock.now());
  }

  /** What the first was told, when it has been. */
  async function told(): Promise<string | undefined> {
    for (;;) {
      const saved = await returnAnswer(db, flow.id);
      if (saved?.answered_at) {
        const isSoon = isLately(saved.answered_at, clock.now(), repeatedReturnLimits.sameMs);
        return key !== null && saved.answer !== null && isSoon
          ? unsealed(saved.answer, key, flow.id)
          : undefined;
      }
      // A server that ended meanwhile answers nobody.
      if (!saved?.returned_at || !isLately(saved.returned_at, clock.now(), workMs)) return undefined;
      await wait(askEveryMs);
    }
  }
}
