import { helpLimits } from '@mirror-studio/domain/constants/help';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { HelpTopicId } from '@mirror-studio/domain/help';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { notice, textRef } from '../shared/notice.ts';
import type { FeedbackRequest, HelpContext, HelpEmitted, HelpEvent, HelpTab } from './help.types.ts';
import { isHelpTopicId } from './known.ts';

/** Help as it opens. */
export const freshHelp: HelpContext = {
  tab: 'topics',
  topicId: null,
  section: null,
  query: '',
  results: [],
  helpful: null,
  message: '',
};

type Place = { readonly topicId?: string | undefined; readonly section?: string | undefined };

/** What the states of the help centre are made of. */
export const helpSetup = setup({
  types: {
    context: {} as HelpContext,
    events: {} as HelpEvent,
    emitted: {} as HelpEmitted,
    tags: {} as 'open' | 'pending',
  },
  actors: {
    search: missing<{ readonly query: string }, readonly HelpTopicId[]>('search'),
    sendFeedback: missing<FeedbackRequest, unknown>('sendFeedback'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    closeReset: helpLimits.closeResetMs,
    thanks: helpLimits.thanksMs,
  },
  guards: {
    hasTopic: ({ context }) => context.topicId !== null,
    isUnknown: ({ context: { topicId } }) => topicId !== null && !isHelpTopicId(topicId),
    hasNoQuery: ({ context }) => context.query.trim() === '',
    isNothingFound: (_, { results }: { results: readonly HelpTopicId[] }) => results.length === 0,
    hasMessage: ({ context }) => context.message.trim() !== '',
    isRated: ({ context }) => context.helpful !== null,
    isTopics: (_, { tab }: { tab: HelpTab }) => tab === 'topics',
    isSearch: (_, { tab }: { tab: HelpTab }) => tab === 'search',
  },
  actions: {
    keepPlace: assign((_, { topicId, section }: Place) => ({
      topicId: topicId ?? null,
      section: section ?? null,
    })),
    keepTab: assign((_, { tab }: { tab: HelpTab }) => ({ tab })),
    keepQuery: assign((_, { query }: { query: string }) => ({ query })),
    keepResults: assign((_, { results }: { results: readonly HelpTopicId[] }) => ({ results })),
    forgetResults: assign({ results: [] }),
    keepRating: assign((_, { helpful }: { helpful: boolean }) => ({ helpful })),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetFeedback: assign({ message: '', helpful: null }),
    // What was answered by Yes or No alone may still be explained.
    forgetSent: assign(({ context }) =>
      context.message.trim() === '' ? { message: '' } : { message: '', helpful: null },
    ),
    reset: assign(freshHelp),
    noticeFailed: emit(notice('error', textRef('toasts', 'feedbackFailed'))),
  },
});
