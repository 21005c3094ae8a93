import type { CallbackActors, Landing } from '@mirror-studio/state-machines/callback';
import { Callback } from './index.ts';

interface Landed extends Pick<CallbackActors, 'readOwner' | 'sendLink' | 'refuseSession'> {
  code: string;
  /** Makes a session of what the address carries, and keeps it. */
  open: (landing: Landing, signal: AbortSignal) => Promise<'session' | 'recovery'>;
  remember: (email: string, atMs: number) => void;
}

export const Welcome = ({ code, open, remember, readOwner, sendLink, refuseSession }: Landed) => (
  <Callback
    effects={{
      readOwner,
      openSession: async ({ landing }, signal) => ({
        isRecovery: (await open(landing, signal)) === 'recovery',
      }),
      sendLink,
      refuseSession,
    }}
    landing={{ kind: 'code', code }}
    email=""
    on={{ 'link.sent': ({ email, atMs }) => remember(email, atMs) }}
  />
);
