import { routeOf } from '@mirror-studio/domain/access';
import { type Api, accountEndpoints } from '@mirror-studio/domain/contract';
import type { GatesActors, GatesEmitted } from '@mirror-studio/state-machines/gates';
import { Gates } from './index.ts';

interface Entrance {
  api: Api;
  userId: string;
  readStatuses: GatesActors['readStatuses'];
  remember: (what: GatesEmitted['what']) => void;
}

export const Studio = ({ api, userId, readStatuses, remember }: Entrance) => (
  <Gates
    effects={{
      readStatuses,
      acceptLegal: (_, signal) => api.call(accountEndpoints.acceptLegal, { signal }),
      acceptTerms: (_, signal) => api.call(accountEndpoints.acceptTerms, { signal }),
    }}
    route={routeOf('promptStudio')}
    userId={userId}
    local={{ inviteClaimed: true, legalAccepted: false, termsAccepted: false }}
    on={{ 'acceptance.kept': ({ what }) => remember(what) }}
  >
    <h1>The page behind the gates</h1>
  </Gates>
);
