import type { OpenHelpDetail } from '@mirror-studio/domain/help';
import { HelpView, useArticles } from '@mirror-studio/flows/help';
import { type FeedbackRequest, provideHelp } from '@mirror-studio/state-machines/help';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { withContentKey } from '../../api/content-key.ts';
import { useServices } from '../../providers/services.tsx';
import { isAppleKeyboard } from '../../shell/keys.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { searchTopics } from './search.ts';

interface HelpProps {
  isOpen: boolean;
  /** Where it opens; a new one takes an open centre there. */
  place: OpenHelpDetail;
  onClose: () => void;
  isAdmin: boolean;
}

/** The help centre with the real search and the server behind its feedback. */
export function Help({ isOpen, place, onClose, isAdmin }: HelpProps) {
  const { api } = useServices();
  const notify = useToast();
  const articles = useArticles(isAdmin, isAppleKeyboard);
  const sendFeedback = useMemo(
    () =>
      withContentKey(({ contextId, helpful, message }: FeedbackRequest, idempotencyKey, signal) =>
        api.call('feedback', {
          body: { contextId, helpful, ...(message && { message }) },
          idempotencyKey,
          signal,
        }),
      ),
    [api],
  );
  const machine = useMemo(
    () =>
      provideHelp({
        search: ({ query }, signal) => searchTopics(articles, query, signal),
        sendFeedback,
      }),
    [articles, sendFeedback],
  );
  const [snapshot, send, actor] = useActor(machine);
  useEffect(() => {
    if (!isOpen) return send({ type: 'help.closed' });
    const { topicId, section } = place;
    send({ type: 'help.opened', ...(topicId && { topicId }), ...(section && { section }) });
  }, [send, isOpen, place]);
  useEffect(() => {
    const heard = actor.on('notice.raised', ({ notice }) => notify(notice));
    return () => heard.unsubscribe();
  }, [actor, notify]);
  return (
    <HelpView
      snapshot={snapshot}
      isAdmin={isAdmin}
      isApple={isAppleKeyboard}
      send={(event) => {
        send(event);
        if (event.type === 'help.closed') onClose();
      }}
    />
  );
}
