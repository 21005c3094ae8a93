import { helpTopic } from '@mirror-studio/domain/help';
import type { Shortcut } from '@mirror-studio/domain/shortcuts';
import type { helpMachine } from '@mirror-studio/state-machines/help';
import { HelpCenter } from '@mirror-studio/ui/HelpCenter';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useArticles } from './articles.ts';

export interface HelpViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof helpMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof helpMachine>) => void;
  /** Lists the shortcuts for admins too. */
  isAdmin?: boolean;
  /** The keyboard is Apple's. */
  isApple?: boolean;
  /** The shortcuts as they are applied. Default the table as it is to begin with. */
  shortcuts?: readonly Shortcut[];
  /** Leads to the keys of the shortcuts; without it there is no such button. */
  onShortcutsChange?: () => void;
}

/** The help centre as its machine stands. */
export function HelpView({
  snapshot,
  send,
  isAdmin = false,
  isApple = false,
  shortcuts,
  onShortcutsChange,
}: HelpViewProps) {
  const topics = useArticles(isAdmin, isApple, shortcuts);
  const { tab, topicId, section, query, results, helpful, message } = snapshot.context;
  const isFeedback = (state: 'sending' | 'thanked' | 'unrated') =>
    snapshot.matches({ open: { topics: { topic: state } } });
  const sectionIndex = section === null ? -1 : (helpTopic(topicId ?? '')?.sections.indexOf(section) ?? -1);
  return (
    <HelpCenter
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'help.opened' : 'help.closed' })}
      tab={tab}
      onTabChange={(chosen) => send({ type: 'tab.changed', tab: chosen })}
      topics={topics}
      topicId={topicId}
      sectionIndex={sectionIndex < 0 ? undefined : sectionIndex}
      onTopicChoose={(id) => send({ type: 'topic.chosen', topicId: id })}
      onTopicLeave={() => send({ type: 'topic.left' })}
      search={{
        query,
        onQueryChange: (typed) => send({ type: 'query.changed', query: typed }),
        isSearching: snapshot.matches({ open: { search: 'searching' } }),
        ...(snapshot.matches({ open: { search: 'failed' } }) && {
          onRetry: () => send({ type: 'search.retried' }),
        }),
        results: results.flatMap((id) => topics.filter((topic) => topic.id === id)),
      }}
      feedback={{
        helpful,
        onRate: (rated) => send({ type: 'feedback.rated', helpful: rated }),
        isRatingMissing: isFeedback('unrated'),
        message,
        onMessageChange: (typed) => send({ type: 'feedback.typed', message: typed }),
        status: isFeedback('sending') ? 'sending' : isFeedback('thanked') ? 'sent' : 'idle',
        onSend: () => send({ type: 'feedback.submitted' }),
        onCancel: () => send({ type: 'feedback.cancelled' }),
      }}
      shortcuts={{ isAdmin, isApple, ...(shortcuts && { shortcuts }) }}
      {...(onShortcutsChange && { onShortcutsChange })}
    />
  );
}
