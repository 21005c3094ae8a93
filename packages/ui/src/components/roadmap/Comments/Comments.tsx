import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import type { IdeaComment } from '@mirror-studio/domain/contract';
import { checkComment } from '@mirror-studio/domain/roadmap';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { Comment } from './Comment.tsx';
import * as styles from './Comments.css.ts';

export interface CommentsProps extends RootProps {
  /** What is shown instead of them: they are on their way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The last first. */
  comments: readonly IdeaComment[];
  /** Sends what was typed, once it can be sent; true when it was: then the field is emptied. Left out, nothing can be said. */
  onSend?: (words: string) => Promise<boolean>;
  /** It is being sent. Default false. */
  isSending?: boolean;
  /** Why it was not sent; what was typed stays. */
  sendFailed?: ReactNode;
  /** Deletes one of the user's; left out, they stay. */
  onDelete?: (id: string) => void;
  /** Reports one of somebody else's; left out, it cannot be. */
  onReport?: (id: string) => void;
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** More were asked for and did not come: what is said of it. */
  moreFailed?: string;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

/** What members say of an idea, and the field in which one says something (pages: roadmap). */
export function Comments({
  state = 'listed',
  comments,
  onSend,
  isSending = false,
  sendFailed,
  onDelete,
  onReport,
  onLoadMore,
  isLoadingMore = false,
  moreFailed,
  failure,
  ...rest
}: CommentsProps) {
  const t = useTexts('roadmap', texts);
  const headingId = useId();
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const problem = checkComment(words);
  const problems = {
    commentMissing: t('commentMissing'),
    commentLong: t('commentLong', { limit: roadmapLimits.commentCharacters }),
  };
  const said = problem && problems[problem];
  const send = async () => {
    setAsked(true);
    if (problem !== null || !(await onSend?.(words.trim()))) return;
    setWords('');
    setAsked(false);
  };
  return (
    <section {...rootProps(rest, styles.root)} aria-labelledby={headingId} aria-busy={state === 'loading'}>
      <h3 id={headingId} className={styles.heading}>
        {t('commentsTitle')}
      </h3>
      {onSend && (
        <Form validationBehavior="aria" error={sendFailed} onSubmit={() => void send()}>
          <TextArea
            label={t('comment')}
            rows={2}
            value={words}
            onChange={setWords}
            limit={roadmapLimits.commentCharacters}
            errorMessage={isAsked && said !== null ? said : undefined}
          />
          <div className={styles.send}>
            <Button type="submit" size="small" isPending={isSending}>
              {t('commentSend')}
            </Button>
          </div>
        </Form>
      )}
      {state === 'failed' && (
        <ErrorState {...(failure ?? { kind: 'server', message: t('commentsFailed') })} />
      )}
      {state === 'loading' && <Skeleton height="4rem" />}
      {state === 'listed' && comments.length === 0 && <p className={styles.nothing}>{t('noComments')}</p>}
      {state === 'listed' && comments.length > 0 && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <Comment comment={comment} onDelete={onDelete} onReport={onReport} />
            </li>
          ))}
        </ul>
      )}
      {state === 'listed' && (onLoadMore || moreFailed !== undefined) && (
        <LoadMore
          shown={comments.length}
          hasMore={onLoadMore !== undefined}
          onLoadMore={() => onLoadMore?.()}
          isLoading={isLoadingMore}
          {...(moreFailed !== undefined && { failure: moreFailed })}
        />
      )}
    </section>
  );
}
