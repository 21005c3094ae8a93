import { errors } from '@mirror-studio/domain/texts/en/errors';
import { endOf } from '@mirror-studio/state-machines/shared';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { Banner } from '@mirror-studio/ui/Banner';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ReAuthButton } from '@mirror-studio/ui/ReAuthButton';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNotify } from '../../notices/notices.tsx';
import { useServices } from '../../providers/services.tsx';
import { readStored } from '../../storage/storage.ts';
import { rememberLink, sendLink } from './send-link.ts';

/** Says that the session ended by itself, and sends another link to the saved address (§2 widget 2, §8). */
export function SessionExpired() {
  const { session } = useServices();
  const notify = useNotify();
  const e = useTexts('errors', errors);
  const machine = useMemo(() => provideSignIn({ sendLink: sendLink(session) }), [session]);
  const [input] = useState(() => ({
    purpose: 'reAuth' as const,
    email: readStored('userEmail') ?? '',
    lastRequestMs: null,
  }));
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => endOf(actor.on('link.sent', rememberLink)), [actor]);
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => notify(notice))), [actor, notify]);
  const isWaiting =
    snapshot.matches('rateLimited') || (snapshot.matches('sent') && !snapshot.matches({ sent: 'ready' }));
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <ReAuthButton
          size="small"
          isPending={snapshot.hasTag('pending')}
          secondsLeft={isWaiting ? snapshot.context.secondsLeft : 0}
          onPress={() => send({ type: 'link.requested' })}
        />
      }
    >
      {e('sessionExpired')}
    </Banner>
  );
}
