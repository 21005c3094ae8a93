import { routeOf } from '@mirror-studio/domain/access';
import type { GatesActors, GatesEmitted } from '@mirror-studio/state-machines/gates';
import { Gates } from './index.ts';

interface Entrance {
  userId: string;
  readStatuses: GatesActors['readStatuses'];
  /** Sends the version that is shown, and the language in which it is read. */
  accept: (what: GatesEmitted['what'], signal: AbortSignal) => Promise<unknown>;
  remember: (what: GatesEmitted['what']) => void;
}

export const Studio = ({ userId, readStatuses, accept, remember }: Entrance) => (
  <Gates
    effects={{
      readStatuses,
      acceptLegal: (_, signal) => accept('legal', signal),
      acceptTerms: (_, signal) => accept('terms', signal),
    }}
    route={routeOf('promptStudio')}
    userId={userId}
    local={{ inviteClaimed: true, legalAccepted: false, termsAccepted: false }}
    on={{ 'acceptance.kept': ({ what }) => remember(what) }}
  >
    <h1>The page behind the gates</h1>
  </Gates>
);
