import { type IdeaComment, roadmapEndpoints } from '@mirror-studio/domain/contract';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { Comments } from '@mirror-studio/ui/Comments';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withContentKey } from '../api/content-key.ts';
import { useServices } from '../providers/services.tsx';
import { useReporting } from '../reports/use-reporting.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';

interface DiscussionProps {
  /** What is said, a page at a time. */
  query: UseInfiniteQueryResult<InfiniteData<{ readonly comments: readonly IdeaComment[] }>>;
  /** Says something. */
  send: (words: string, idempotencyKey: string, signal: AbortSignal) => Promise<unknown>;
  /** Reads again what has changed. */
  readAgain: () => Promise<unknown>;
}

/** What is said of something, and the field in which one says something. */
export function Discussion({ query, send, readAgain }: DiscussionProps) {
  const t = useTexts('roadmap', texts);
  const failureState = useFailureState();
  const words = useFailureWords();
  const { api } = useServices();
  const notify = useToast();
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [reported, setReported] = useState('');
  const reporting = useReporting({ comment: reported });
  const sending = useRef(withContentKey(send));
  const say = async (said: string) => {
    setSending(true);
    setFailed(null);
    try {
      await sending.current(said, new AbortController().signal);
      await readAgain();
      return true;
    } catch (error) {
      setFailed(words(toFailure(error), t('commentFailed')) ?? t('commentFailed'));
      return false;
    } finally {
      setSending(false);
    }
  };
  const remove = async (id: string) => {
    try {
      await api.call(roadmapEndpoints.deleteComment, { params: { id } });
      await readAgain();
    } catch (error) {
      notify({
        tone: 'error',
        title: textRef('toasts', 'commentNotDeleted'),
        description: serverWords(toFailure(error), textRef('toasts', 'savedFailedText')),
      });
    }
  };
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const retry = {
    onRetry: () => void query.refetch(),
    isRetrying: isFetching,
    serverFailed: t('commentsFailed'),
  };
  return (
    <>
      <Comments
        state={data ? 'listed' : error ? 'failed' : 'loading'}
        comments={data?.pages.flatMap(({ comments }) => comments) ?? []}
        onSend={say}
        isSending={isSending}
        {...(failed !== null && { sendFailed: failed })}
        onDelete={(id) => void remove(id)}
        onReport={(id) => {
          setReported(id);
          reporting.open();
        }}
        {...(hasNextPage && { onLoadMore: () => void query.fetchNextPage() })}
        isLoadingMore={isFetchingNextPage}
        {...(error && !data && { failure: failureState(error, retry) })}
        {...(error &&
          data &&
          !isFetching && { moreFailed: words(toFailure(error), t('commentsFailed')) ?? t('commentsFailed') })}
      />
      {reporting.dialog}
    </>
  );
}
