import type { SessionActors, StudioSession } from '@mirror-studio/state-machines/session';
import type { SpokenNotice } from '../texts/index.ts';
import { Session } from './index.ts';

const stored = (): StudioSession | null => JSON.parse(localStorage.getItem('session') ?? 'null');

interface Account extends Pick<SessionActors, 'refreshSession' | 'signOut'> {
  use: (accessToken: string | null) => void;
  forget: (what: 'session' | 'user') => void;
  goTo: (page: 'password') => void;
  toast: (notice: SpokenNotice) => void;
}

export const SignedIn = ({ refreshSession, signOut, use, forget, goTo, toast }: Account) => (
  <Session
    effects={{ readSession: async () => stored(), refreshSession, signOut }}
    on={{
      'session.changed': ({ session }) => use(session?.access_token ?? null),
      'session.removed': () => forget('session'),
      'state.cleared': () => forget('user'),
      'password.asked': () => goTo('password'),
    }}
    onNotice={toast}
  />
);
