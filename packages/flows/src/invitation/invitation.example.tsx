import type { ClaimOutcome } from '@mirror-studio/state-machines/invitation';
import { Invitation } from './index.ts';

interface Entrance {
  claim: (typed: { code: string }, signal: AbortSignal) => Promise<ClaimOutcome>;
  /** What the address carries; an empty text where it carries nothing. */
  code: string;
  remember: () => void;
}

export const Arrival = ({ claim, code, remember }: Entrance) => (
  <Invitation
    effects={{ claim }}
    code={code}
    on={{ 'invitation.claimed': remember, 'invitation.refused': () => {} }}
  />
);
