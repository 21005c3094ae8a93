import type { Visitor } from '@mirror-studio/domain/access';
import { useSession } from '../providers/services.tsx';
import { useProfile } from './profile.ts';

/** What the guard knows of whoever looks at the page. */
export function useVisitor(): Visitor {
  const session = useSession();
  const profile = useProfile();
  if (session.status === 'signedIn') return { auth: 'signedIn', profile };
  return { auth: session.status };
}
