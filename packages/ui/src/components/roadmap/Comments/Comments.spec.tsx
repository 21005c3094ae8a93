import { common } from '@mirror-studio/domain/texts/en/common';
import { report } from '@mirror-studio/domain/texts/en/report';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ideaComments, sampleComments, strangeComments } from '../../../testing/fixtures/roadmap.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { CommentsProps } from './Comments.tsx';

const all: CommentsProps = {
  comments: ideaComments,
  onSend: async () => true,
  onDelete: nothing,
  onReport: nothing,
};

/** `<Comments {...commentsStates.listed} />` */
export const commentsStates = statesOf<CommentsProps>()({
  listed: all,
  reading: { comments: ideaComments },
  samples: { ...all, comments: sampleComments },
  nothing: { ...all, comments: [] },
  loading: { ...all, state: 'loading', comments: [] },
  failedToLoad: { ...all, state: 'failed', comments: [] },
  sending: { ...all, isSending: true },
  sendFailed: { ...all, sendFailed: texts.commentFailed },
  more: { ...all, onLoadMore: nothing },
  loadingMore: { ...all, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...all, onLoadMore: nothing, moreFailed: texts.commentsFailed },
  strange: { ...all, comments: strangeComments },
});

/** Comments: says something, deletes it, reports what others said. */
export function commentsTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'roadmap', texts);
  const c = textsOf(tools, 'common', common);
  const r = textsOf(tools, 'report', report);
  const { press } = stepsOf(tools);
  return {
    count: () => screen.queryAllByRole('listitem').length,
    say: async (words: string) => {
      await user.type(screen.getByRole('textbox', { name: RegExp(`^${t.comment}`) }), words);
      await press(t.commentSend);
    },
    delete: async () => press(t.commentDelete),
    /** The first of somebody else. */
    report: async () => {
      const [button] = screen.getAllByRole('button', { name: r.report });
      if (button) await user.click(button);
    },
    loadMore: async () => press(c.loadMore),
  };
}

export default {
  Comments: (): Spec<CommentsProps> => ({
    states: commentsStates,
    tester: commentsTester,
    uses: [
      {
        in: commentsStates.listed,
        reads: (tools) => commentsTester(tools).count(),
        is: ideaComments.length,
      },
      { in: commentsStates.listed, calls: 'onSend', by: (tools) => commentsTester(tools).say('Yes') },
      { in: commentsStates.listed, calls: 'onDelete', by: (tools) => commentsTester(tools).delete() },
      { in: commentsStates.listed, calls: 'onReport', by: (tools) => commentsTester(tools).report() },
      { in: commentsStates.more, calls: 'onLoadMore', by: (tools) => commentsTester(tools).loadMore() },
    ],
    composition: {
      cases: {
        state,
        onSend: byRole('button', texts.commentSend, { onSend: async () => true }),
        isSending: state,
        sendFailed: byRole('alert', '', { sendFailed: texts.commentFailed }),
        onDelete: byRole('button', texts.commentDelete, { onDelete: nothing }),
        onReport: byRole('button', report.report, { onReport: nothing }),
        onLoadMore: byRole('button', common.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        moreFailed: byRole('alert', '', { moreFailed: texts.commentsFailed }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.commentsFailed, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'it is a TextArea and Buttons',
  }),
};
