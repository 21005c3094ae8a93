import { type HelpTab, helpTabs } from '@mirror-studio/domain/help';
import { help } from '@mirror-studio/domain/texts/en/help';
import { shortcuts as shortcutTexts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { KeyboardShortcuts, type KeyboardShortcutsProps } from '../KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import * as styles from './HelpCenter.css.ts';
import { HelpSearch, type HelpSearchProps } from './HelpSearch.tsx';
import { TopicDetail } from './TopicDetail.tsx';
import { type HelpArticle, TopicList } from './TopicList.tsx';

export interface HelpCenterProps extends OverlayProps {
  /** The tab that is shown; the parent holds it. */
  tab?: HelpTab;
  /** The tab that is shown at first. Default `topics`. */
  defaultTab?: HelpTab;
  /** Called with the tab that was chosen. */
  onTabChange?: (tab: HelpTab) => void;
  /** Every topic; the hot ones are shown above the others too. */
  topics: readonly HelpArticle[];
  /** The id of the topic that is read, known or not; null for the list. The parent holds it. */
  topicId?: string | null;
  /** The topic that is read at first. Default null: the list. */
  defaultTopicId?: string | null;
  /** The section to bring into view, counted from 0. */
  sectionIndex?: number;
  /** A topic is to be read, from the list or from what was found. Takes its id. */
  onTopicChoose?: (id: string) => void;
  /** Back from the topic to the list. */
  onTopicLeave?: () => void;
  /** The search; without it there is no such tab. */
  search?: Omit<HelpSearchProps, 'onChoose'>;
  /** What the reader says of the topic; without it nobody is asked. */
  feedback?: FeedbackFormProps;
  /** Which shortcuts are listed; null leaves the tab out. Default those of a member. */
  shortcuts?: KeyboardShortcutsProps | null;
  /** Leads to the keys of the shortcuts; without it there is no such button. */
  onShortcutsChange?: () => void;
}

/** Help over the page where the question came up: topics to read, search, and the shortcuts (§2 widget 10). */
export function HelpCenter({
  tab: givenTab,
  defaultTab = 'topics',
  onTabChange,
  topics,
  topicId: givenTopic,
  defaultTopicId = null,
  sectionIndex,
  onTopicChoose,
  onTopicLeave,
  search,
  feedback,
  shortcuts = {},
  onShortcutsChange,
  ...overlay
}: HelpCenterProps) {
  const t = useTexts('help', help);
  const s = useTexts('shortcuts', shortcutTexts);
  const [tab, setTab] = useControlled(givenTab, defaultTab, onTabChange);
  const [topicId, setTopic] = useControlled(givenTopic, defaultTopicId);
  const choose = (id: string) => {
    setTopic(id);
    if (givenTab === undefined) setTab('topics');
    onTopicChoose?.(id);
  };
  const leave = () => {
    setTopic(null);
    onTopicLeave?.();
  };
  const has = { topics: true, search: search !== undefined, shortcuts: shortcuts !== null };
  const topic = topics.find(({ id }) => id === topicId);
  return (
    <Dialog {...overlay} size="large" title={t('title')}>
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = helpTabs.find((known) => known === key);
          if (chosen) setTab(chosen);
        }}
      >
        <TabList label={t('title')}>
          {helpTabs
            .filter((each) => has[each])
            .map((each) => (
              <Tab key={each} id={each}>
                {t(`tab_${each}`)}
              </Tab>
            ))}
        </TabList>
        <TabPanel id="topics" className={styles.panel}>
          {topicId === null ? (
            <TopicList topics={topics} onChoose={choose} />
          ) : (
            <TopicDetail topic={topic} sectionIndex={sectionIndex} onBack={leave} feedback={feedback} />
          )}
        </TabPanel>
        {search && (
          <TabPanel id="search" className={styles.panel}>
            <HelpSearch {...search} onChoose={choose} />
          </TabPanel>
        )}
        {shortcuts && (
          <TabPanel id="shortcuts" className={styles.panel}>
            <div className={styles.stack}>
              <KeyboardShortcuts {...shortcuts} />
              {onShortcutsChange && (
                <Button className={styles.change} onPress={onShortcutsChange}>
                  {s('change')}
                </Button>
              )}
            </div>
          </TabPanel>
        )}
      </Tabs>
    </Dialog>
  );
}
