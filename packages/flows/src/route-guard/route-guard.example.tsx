import { pathOf, routeOf } from '@mirror-studio/domain/access';
import { defaultFlags } from '@mirror-studio/domain/flags';
import type { RouteGuardActors } from '@mirror-studio/state-machines/route-guard';
import { RouteGuard } from './index.ts';

interface Visit {
  userId: string;
  loadProfile: RouteGuardActors['loadProfile'];
  goTo: (path: string) => void;
}

export const Guarded = ({ userId, loadProfile, goTo }: Visit) => (
  <RouteGuard
    effects={{ loadProfile }}
    userId={userId}
    route={routeOf('promptStudio')}
    flags={defaultFlags}
    on={{
      'redirect.asked': ({ to }) => goTo(pathOf(to)),
      'profile.failed': ({ failure }) => console.warn(failure),
    }}
  >
    <h1>The page that is guarded</h1>
  </RouteGuard>
);
