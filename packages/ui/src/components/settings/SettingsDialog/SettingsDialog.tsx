import {
  defaultSettings,
  isDirty as differs,
  type Settings,
  type SettingsTab,
  settingsTabs,
} from '@mirror-studio/domain/settings';
import { settings as texts } from '@mirror-studio/domain/texts/en/settings';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { About, type AboutLinks, General, Notifications, Privacy } from './panels.tsx';
import * as styles from './SettingsDialog.css.ts';

export interface SettingsDialogProps extends AboutLinks {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The settings as they stand in the dialog. */
  draft: Settings;
  onChange: (change: Partial<Settings>) => void;
  /** Something differs from what is saved: Save and Reset work only then (§4). */
  isDirty: boolean;
  onSave: () => void;
  /** Brings the defaults back; they still need Save. */
  onReset: () => void;
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  /** Why nothing was saved, in words. */
  failure?: string;
}

/** How the studio behaves for its user (§2 dialog 11, §4). */
export function SettingsDialog({
  isOpen,
  onOpenChange,
  draft,
  onChange,
  isDirty,
  onSave,
  onReset,
  tab,
  onTabChange,
  failure,
  ...links
}: SettingsDialogProps) {
  const t = useTexts('settings', texts);
  const isDefault = !differs(defaultSettings, draft);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="medium"
      title={t('title')}
      footer={
        <div className={styles.foot}>
          {isDirty && isDefault && <output className={styles.footHint}>{t('resetHint')}</output>}
          <Button variant="ghost" isDisabled={!isDirty} onPress={onReset}>
            {t('reset')}
          </Button>
          <Button variant="primary" isDisabled={!isDirty} onPress={onSave}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = settingsTabs.find((known) => known === key);
          if (chosen) onTabChange(chosen);
        }}
      >
        <TabList label={t('title')}>
          {settingsTabs.map((each) => (
            <Tab key={each} id={each}>
              {t(`tab_${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="general" className={styles.panel}>
          <General draft={draft} onChange={onChange} />
        </TabPanel>
        <TabPanel id="notifications" className={styles.panel}>
          <Notifications draft={draft} onChange={onChange} />
        </TabPanel>
        <TabPanel id="privacy" className={styles.panel}>
          <Privacy draft={draft} onChange={onChange} />
        </TabPanel>
        <TabPanel id="about" className={styles.panel}>
          <About {...links} />
        </TabPanel>
      </Tabs>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  );
}
