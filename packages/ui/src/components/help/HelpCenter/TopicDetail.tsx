import { help } from '@mirror-studio/domain/texts/en/help';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowLeftIcon, CompassIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Markdown } from '../../../primitives/Markdown/Markdown.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
import * as styles from './HelpCenter.css.ts';
import type { HelpArticle } from './TopicList.tsx';

export interface TopicDetailProps extends RootProps {
  /** The topic; undefined for an address that no longer leads to one. */
  topic: HelpArticle | undefined;
  /** The section to bring into view, counted from 0 in the order of the headings. */
  sectionIndex?: number;
  /** Back to the list. */
  onBack: () => void;
  /** Asks whether it helped. */
  feedback?: FeedbackFormProps;
}

/** One topic to read, and whether it helped. */
export function TopicDetail({ topic, sectionIndex, onBack, feedback, ...rest }: TopicDetailProps) {
  const t = useTexts('help', help);
  const article = useRef<HTMLElement>(null);
  const id = topic?.id;
  useEffect(() => {
    if (id === undefined || sectionIndex === undefined) return;
    article.current?.querySelectorAll('h4')[sectionIndex]?.scrollIntoView({ block: 'start' });
  }, [id, sectionIndex]);
  return (
    <div {...rootProps(rest, styles.stack)}>
      <Button
        size="small"
        variant="ghost"
        className={styles.back}
        icon={<ArrowLeftIcon size={18} />}
        onPress={onBack}
      >
        {t('back')}
      </Button>
      {topic ? (
        <>
          <article ref={article} className={styles.article}>
            <h3 className={styles.title}>{topic.title}</h3>
            <Markdown baseLevel={3}>{topic.content}</Markdown>
          </article>
          {feedback && <FeedbackForm key={id} {...feedback} />}
        </>
      ) : (
        <EmptyState icon={<CompassIcon size={24} />}>{t('unknownTopic')}</EmptyState>
      )}
    </div>
  );
}
