import { helpEndpoints } from '@mirror-studio/domain/contract';
import type { OpenHelpDetail } from '@mirror-studio/domain/help';
import { HelpView, useArticles } from '@mirror-studio/flows/help';
import { type FeedbackRequest, type HelpEvent, provideHelp } from '@mirror-studio/state-machines/help';
import { useMemo } from 'react';
import { withContentKey } from '../../api/content-key.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { useProfile } from '../../session/profile.ts';
import { isAppleKeyboard, useShortcuts } from '../../shell/keys.ts';
import { searchTopics } from './search.ts';

/** Takes what the opener of help says, which may come with an event of the window; returns where it opens. */
function readPlace(detail: unknown): OpenHelpDetail {
  if (typeof detail !== 'object' || detail === null) return {};
  const text = (name: keyof OpenHelpDetail) => {
    const value: unknown = Reflect.get(detail, name);
    return typeof value === 'string' ? value : undefined;
  };
  return { topicId: text('topicId'), section: text('section') };
}

/** The help centre with the real search and the server behind its feedback. */
export default function Help() {
  const { api } = useServices();
  const profile = useProfile();
  const isAdmin = profile.status === 'loaded' && profile.profile?.is_admin === true;
  const overlays = useOverlays();
  const shortcuts = useShortcuts();
  const articles = useArticles(isAdmin, isAppleKeyboard, shortcuts);
  const sendFeedback = useMemo(
    () =>
      withContentKey(({ contextId, helpful, message }: FeedbackRequest, idempotencyKey, signal) =>
        api.call(helpEndpoints.feedback, {
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
  const { snapshot, send } = useOverlayFlow('help', machine, {
    open: (detail): HelpEvent => {
      const { topicId, section } = readPlace(detail);
      return { type: 'help.opened', ...(topicId && { topicId }), ...(section && { section }) };
    },
    close: { type: 'help.closed' },
  });
  return (
    <HelpView
      snapshot={snapshot}
      send={send}
      isAdmin={isAdmin}
      isApple={isAppleKeyboard}
      shortcuts={shortcuts}
      onShortcutsChange={() => overlays.show('shortcutSettings')}
    />
  );
}
