import { isRecentlyProved, type SessionProof } from '@mirror-studio/domain/auth';
import { HttpError } from '../answer/http-error.ts';
import { codeWords } from '../answer/refusals.ts';
import type { Services } from '../services.ts';

/** Says whether somebody has no second factor, or proved it lately in this session. Takes the clock, and how far they proved who they are. */
export const isSteppedUp = ({ clock }: Pick<Services, 'clock'>, { hasFactor, ways }: SessionProof): boolean =>
  !hasFactor || isRecentlyProved(ways, clock.now().getTime());

/** What is refused where it was not proved lately. */
export const stepUpNeeded = () => new HttpError('insufficient_aal', codeWords('insufficient_aal'));
