import {
  defaultSettings,
  isDirty as differs,
  type Settings,
  type SettingsTab,
  settingsTabs,
} from '@mirror-studio/domain/settings';
import { settings as texts } from '@mirror-studio/domain/texts/en/settings';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { cx } from '../../../theme/cx.ts';
import { About, type AboutLinks, General, Notifications, Privacy, ShortcutsRow } from './panels.tsx';
import * as styles from './SettingsDialog.css.ts';

export interface SettingsDialogProps extends AboutLinks, OverlayProps {
  /** The settings as they stand in the dialog; the parent holds them. */
  draft?: Settings;
  /** What is saved, when the parent does not hold the draft. Default what the product begins with. */
  defaultDraft?: Settings;
  /** Called with what has changed, by setting. */
  onChange?: (change: Partial<Settings>) => void;
  /** Something differs from what is saved: Save and Reset work only then (§4). Default: as it is. */
  isDirty?: boolean;
  /** Save was pressed. Takes the settings as they stand in the dialog. */
  onSave: (draft: Settings) => void;
  /** They are being saved. Default false. */
  isSaving?: boolean;
  /** Brings the defaults back; they still need Save. */
  onReset?: () => void;
  /** The tab that is shown; the parent holds it. */
  tab?: SettingsTab;
  /** The tab that is shown at first. Default `general`. */
  defaultTab?: SettingsTab;
  /** Called with the tab that was chosen. */
  onTabChange?: (tab: SettingsTab) => void;
  /** Leads to the keys of the shortcuts, once nothing is left to save; without it there is no such row. */
  onShortcuts?: () => void;
  /** Why nothing was saved, in words. */
  failure?: string;
}

/** How the studio behaves for its user (§2 dialog 11, §4). */
export function SettingsDialog({
  draft: given,
  defaultDraft = defaultSettings,
  onChange,
  isDirty: givenDirty,
  onSave,
  isSaving = false,
  onReset,
  tab: givenTab,
  defaultTab = 'general',
  onTabChange,
  onShortcuts,
  failure,
  termsHref,
  privacyHref,
  communityHref,
  ...overlay
}: SettingsDialogProps) {
  const t = useTexts('settings', texts);
  const [draft, setDraft] = useControlled(given, defaultDraft);
  const [tab, setTab] = useControlled(givenTab, defaultTab, onTabChange);
  const isDirty = givenDirty ?? differs(defaultDraft, draft);
  const reset = () => {
    setDraft(defaultSettings);
    onReset?.();
  };
  const change = (some: Partial<Settings>) => {
    setDraft({ ...draft, ...some });
    onChange?.(some);
  };
  const panel = onShortcuts ? cx(styles.panel, styles.tall) : styles.panel;
  const isDefault = !differs(defaultSettings, draft);
  return (
    <Dialog
      {...overlay}
      size="medium"
      title={t('title')}
      footer={
        <div className={styles.foot}>
          {isDirty && isDefault && <Status className={styles.footHint}>{t('resetHint')}</Status>}
          <Button variant="ghost" isDisabled={!isDirty || isSaving} onPress={reset}>
            {t('reset')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isDirty && !isSaving}
            isPending={isSaving}
            onPress={() => onSave(draft)}
          >
            {t('save')}
          </Button>
        </div>
      }
    >
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = settingsTabs.find((known) => known === key);
          if (chosen) setTab(chosen);
        }}
      >
        <TabList label={t('title')}>
          {settingsTabs.map((each) => (
            <Tab key={each} id={each}>
              {t(`tab_${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="general" className={panel}>
          <General draft={draft} onChange={change} />
          {onShortcuts && <ShortcutsRow isHeld={isDirty || isSaving} onPress={onShortcuts} />}
        </TabPanel>
        <TabPanel id="notifications" className={panel}>
          <Notifications draft={draft} onChange={change} />
        </TabPanel>
        <TabPanel id="privacy" className={panel}>
          <Privacy draft={draft} onChange={change} />
        </TabPanel>
        <TabPanel id="about" className={panel}>
          <About {...{ termsHref, privacyHref, communityHref }} />
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
