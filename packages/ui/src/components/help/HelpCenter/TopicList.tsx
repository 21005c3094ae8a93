import { help } from '@mirror-studio/domain/texts/en/help';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ChevronRightIcon } from '../../../icons/index.ts';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './HelpCenter.css.ts';

/** A topic in the reader's language, its figures filled in. */
export interface HelpArticle {
  id: string;
  title: string;
  /** The name of its category. */
  category: string;
  /** Markdown. */
  content: string;
  /** One of the hot topics. */
  isFeatured?: boolean;
}

export interface TopicListProps extends RootProps {
  /** Every topic; the hot ones are shown above the others too. */
  topics: readonly HelpArticle[];
  /** A topic is to be read. Takes its id. */
  onChoose: (id: string) => void;
}

/** The hot topics, then all of them. */
export function TopicList({ topics, onChoose, ...rest }: TopicListProps) {
  const t = useTexts('help', help);
  const featured = topics.filter((topic) => topic.isFeatured);
  return (
    <div {...rootProps(rest, styles.stack)}>
      {featured.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('featured')}</h3>
          <ul className={styles.featured}>
            {featured.map((topic) => (
              <li key={topic.id}>
                <AriaButton className={styles.card} onPress={() => onChoose(topic.id)}>
                  <span className={styles.category}>{topic.category}</span>
                  <span className={styles.cardTitle}>{topic.title}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.group}>
        <h3 className={styles.heading}>{t('allTopics')}</h3>
        <Rows label={t('allTopics')} topics={topics} onChoose={onChoose} />
      </section>
    </div>
  );
}

const drawnAtOnce = 30;
const rowPx = 49;

/** Topics one under the other; of many, those in sight. */
export function Rows({ label, topics, onChoose }: TopicListProps & { label: string }) {
  if (topics.length > drawnAtOnce) {
    return (
      <VirtualList label={label} items={topics} rowHeight={rowPx} isFixedHeight className={styles.longList}>
        {(topic) => <Row topic={topic} onChoose={onChoose} />}
      </VirtualList>
    );
  }
  return (
    <ul className={styles.list}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Row topic={topic} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Row({ topic, onChoose }: { topic: HelpArticle; onChoose: (id: string) => void }) {
  return (
    <AriaButton className={styles.row} onPress={() => onChoose(topic.id)}>
      <span className={styles.rowTitle}>{topic.title}</span>
      <span className={styles.category}>{topic.category}</span>
      <ChevronRightIcon size={16} className={styles.arrow} />
    </AriaButton>
  );
}
