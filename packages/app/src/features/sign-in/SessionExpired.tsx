import { ReAuthView } from '@mirror-studio/flows/sign-in';
import { endOf } from '@mirror-studio/state-machines/shared';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../providers/services.tsx';
import { readStored } from '../../storage/storage.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { rememberLink, sendLink } from './send-link.ts';

/** Says that the session ended by itself, and sends another link to the saved address (§2 widget 2, §8). */
export function SessionExpired() {
  const { session } = useServices();
  const notify = useToast();
  const machine = useMemo(() => provideSignIn({ sendLink: sendLink(session) }), [session]);
  const [input] = useState(() => ({
    purpose: 'reAuth' as const,
    email: readStored('userEmail') ?? '',
    lastRequestMs: null,
  }));
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => endOf(actor.on('link.sent', rememberLink)), [actor]);
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => notify(notice))), [actor, notify]);
  return <ReAuthView snapshot={snapshot} send={send} />;
}
