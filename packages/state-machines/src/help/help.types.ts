import type { HelpTopicId } from '@mirror-studio/domain/help';
import type { Effect } from '../shared/effects.ts';
import type { NoticeRaised } from '../shared/notice.ts';

export const helpTabs = ['topics', 'search', 'shortcuts'] as const;
export type HelpTab = (typeof helpTabs)[number];

/** Feedback as it is sent. */
export interface FeedbackRequest {
  readonly contextId: string;
  readonly helpful: boolean;
  readonly message?: string;
}

export interface HelpContext {
  /** The tab that is shown; it stays while help is on its way out. */
  readonly tab: HelpTab;
  /** The topic that is shown; any text, because links to topics are kept by people. */
  readonly topicId: string | null;
  /** The section to bring into view. */
  readonly section: string | null;
  readonly query: string;
  readonly results: readonly HelpTopicId[];
  /** Whether the topic helped; null while nothing was said. */
  readonly helpful: boolean | null;
  readonly message: string;
}

export type HelpEvent =
  /** With a topic and a section, or without. */
  | { readonly type: 'help.opened'; readonly topicId?: string; readonly section?: string }
  | { readonly type: 'help.closed' }
  | { readonly type: 'tab.changed'; readonly tab: HelpTab }
  | { readonly type: 'topic.chosen'; readonly topicId: string }
  | { readonly type: 'topic.left' }
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'search.retried' }
  /** Yes or No: sent at once while no message is typed. */
  | { readonly type: 'feedback.rated'; readonly helpful: boolean }
  | { readonly type: 'feedback.typed'; readonly message: string }
  | { readonly type: 'feedback.submitted' }
  | { readonly type: 'feedback.cancelled' };

export type HelpEmitted = NoticeRaised;

/** What the flow needs from outside. */
export interface HelpActors {
  /** Finds topics by title, content and keywords, best first. */
  readonly search: Effect<{ readonly query: string }, readonly HelpTopicId[]>;
  /** POST /api/support/feedback */
  readonly sendFeedback: Effect<FeedbackRequest, unknown>;
}
