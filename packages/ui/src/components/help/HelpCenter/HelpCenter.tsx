import { type HelpTab, helpTabs } from '@mirror-studio/domain/help';
import { help } from '@mirror-studio/domain/texts/en/help';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { KeyboardShortcuts, type KeyboardShortcutsProps } from '../KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import * as styles from './HelpCenter.css.ts';
import { HelpSearch, type HelpSearchProps } from './HelpSearch.tsx';
import { TopicDetail } from './TopicDetail.tsx';
import { type HelpArticle, TopicList } from './TopicList.tsx';

export interface HelpCenterProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  tab: HelpTab;
  onTabChange: (tab: HelpTab) => void;
  topics: readonly HelpArticle[];
  /** The id of the topic that is read, known or not; null for the list. */
  topicId: string | null;
  /** The section to bring into view, counted from 0. */
  sectionIndex?: number;
  onTopicChoose: (id: string) => void;
  onTopicLeave: () => void;
  /** The search. */
  search: Omit<HelpSearchProps, 'onChoose'>;
  /** What the reader says of the topic. */
  feedback: FeedbackFormProps;
  shortcuts?: KeyboardShortcutsProps;
}

/** Answers where the question came up: topics, search, shortcuts (§2 widget 10). */
export function HelpCenter({
  isOpen,
  onOpenChange,
  tab,
  onTabChange,
  topics,
  topicId,
  sectionIndex,
  onTopicChoose,
  onTopicLeave,
  search,
  feedback,
  shortcuts,
}: HelpCenterProps) {
  const t = useTexts('help', help);
  const topic = topics.find(({ id }) => id === topicId);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="large" title={t('title')}>
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = helpTabs.find((known) => known === key);
          if (chosen) onTabChange(chosen);
        }}
      >
        <TabList label={t('title')}>
          {helpTabs.map((each) => (
            <Tab key={each} id={each}>
              {t(`tab_${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="topics" className={styles.panel}>
          {topicId === null ? (
            <TopicList topics={topics} onChoose={onTopicChoose} />
          ) : (
            <TopicDetail
              topic={topic}
              sectionIndex={sectionIndex}
              onBack={onTopicLeave}
              feedback={feedback}
            />
          )}
        </TabPanel>
        <TabPanel id="search" className={styles.panel}>
          <HelpSearch {...search} onChoose={onTopicChoose} />
        </TabPanel>
        <TabPanel id="shortcuts" className={styles.panel}>
          <KeyboardShortcuts {...shortcuts} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
