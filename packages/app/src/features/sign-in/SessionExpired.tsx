import { ReAuthView } from '@mirror-studio/flows/sign-in';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { useMemo } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { openProvider } from '../../session/open-provider.ts';
import { readStored } from '../../storage/storage.ts';
import { rememberLink, sendLink } from './send-link.ts';

/** Says that the session ended by itself, and sends another link to the saved address (§2 widget 2, §8). */
export function SessionExpired() {
  const { session } = useServices();
  const machine = useMemo(
    () => provideSignIn({ sendLink: sendLink(session), openProvider: openProvider(session) }),
    [session],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ purpose: 'reAuth' as const, email: readStored('userEmail') ?? '', lastRequestMs: null }),
    on: { 'link.sent': rememberLink },
  });
  return <ReAuthView snapshot={snapshot} send={send} />;
}
