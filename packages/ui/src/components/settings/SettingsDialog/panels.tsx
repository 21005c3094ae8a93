import { release } from '@mirror-studio/domain/constants/release';
import {
  areTypesDisabled,
  exportFormats,
  notificationTypeSettings,
  type Settings,
  showsProtectionChoices,
  themes,
} from '@mirror-studio/domain/settings';
import { settings as texts } from '@mirror-studio/domain/texts/en/settings';
import { shortcuts as shortcutTexts } from '@mirror-studio/domain/texts/en/shortcuts';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MarkIcon, MoonIcon, SunIcon, SystemIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SettingsDialog.css.ts';

export interface PanelProps {
  draft: Settings;
  onChange: (change: Partial<Settings>) => void;
}

const themeIcons = { light: SunIcon, dark: MoonIcon, system: SystemIcon };

export function General({ draft, onChange }: PanelProps) {
  const t = useTexts('settings', texts);
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <SegmentedControl
          look="joined"
          label={t('theme')}
          value={draft.theme}
          onChange={(value) => {
            const theme = themes.find((known) => known === value);
            if (theme) onChange({ theme });
          }}
        >
          {themes.map((theme) => {
            const Icon = themeIcons[theme];
            return (
              <Segment key={theme} value={theme} icon={<Icon size={16} />}>
                {t(`theme_${theme}`)}
              </Segment>
            );
          })}
        </SegmentedControl>
      </div>
      <div className={styles.row}>
        <Select
          label={t('exportFormat')}
          value={draft.exportFormat}
          onChange={(exportFormat) => onChange({ exportFormat })}
          options={exportFormats.map((value) => ({ value, label: t(`exportFormat_${value}`) }))}
        />
      </div>
      <Flag name="autoSave" {...{ draft, onChange }} />
      <Flag name="highQualityExport" {...{ draft, onChange }} />
    </div>
  );
}

interface ShortcutsRowProps {
  /** Leaving would lose changes. */
  isHeld: boolean;
  onPress: () => void;
}

/** The keys of the shortcuts are kept at once, in a dialog of their own. */
export function ShortcutsRow({ isHeld, onPress }: ShortcutsRowProps) {
  const t = useTexts('settings', texts);
  const s = useTexts('shortcuts', shortcutTexts);
  return (
    <div className={cx(styles.row, styles.leading)}>
      <div>
        <div>{s('title')}</div>
        <div className={styles.rowHint}>{t(isHeld ? 'shortcutsUnsaved' : 'shortcutsHint')}</div>
      </div>
      <Button size="small" isDisabled={isHeld} onPress={onPress}>
        {s('change')}
      </Button>
    </div>
  );
}

export function Notifications({ draft, onChange }: PanelProps) {
  const t = useTexts('settings', texts);
  const isDisabled = areTypesDisabled(draft);
  return (
    <>
      <section className={styles.group} aria-label={t('channels')}>
        <h3 className={styles.title}>{t('channels')}</h3>
        <Flag name="emailNotifications" {...{ draft, onChange }} />
        <Flag name="pushNotifications" {...{ draft, onChange }} />
      </section>
      <section className={styles.group} aria-label={t('types')}>
        <h3 className={styles.title}>{t('types')}</h3>
        {isDisabled && <p className={styles.hint}>{t('typesDisabled')}</p>}
        {notificationTypeSettings.map((name) => (
          <Flag key={name} name={name} isDisabled={isDisabled} {...{ draft, onChange }} />
        ))}
      </section>
    </>
  );
}

export function Privacy({ draft, onChange }: PanelProps) {
  return (
    <div className={styles.group}>
      <Flag name="mirrorProtocolEnabled" {...{ draft, onChange }} />
      {showsProtectionChoices(draft) && (
        <div className={styles.dependent}>
          <Flag name="allowResale" {...{ draft, onChange }} />
          <Flag name="allowTraining" {...{ draft, onChange }} />
        </div>
      )}
      <Flag name="shareMetadata" {...{ draft, onChange }} />
      <Flag name="anonymousAnalytics" {...{ draft, onChange }} />
    </div>
  );
}

export interface AboutLinks {
  /** Where the terms can be read; left out, there is no such link. */
  termsHref?: string;
  /** Where the privacy policy can be read; left out, there is no such link. */
  privacyHref?: string;
  /** Where the community talks; left out, there is no such link. */
  communityHref?: string;
}

export function About({ termsHref, privacyHref, communityHref }: AboutLinks) {
  const t = useTexts('settings', texts);
  return (
    <div className={styles.about}>
      <div className={styles.name}>
        <MarkIcon size={44} />
        {t('aboutVersion', { version: release.version })}
      </div>
      <p className={styles.build}>{t('aboutBuild')}</p>
      <ul className={styles.links}>
        {termsHref && <Door href={termsHref}>{t('aboutTerms')}</Door>}
        {privacyHref && <Door href={privacyHref}>{t('aboutPrivacy')}</Door>}
        {communityHref && <Door href={communityHref}>{t('aboutCommunity')}</Door>}
      </ul>
    </div>
  );
}

function Door({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} target="_blank" rel="noreferrer" className={styles.door}>
        {children}
      </Link>
    </li>
  );
}

type FlagName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
type HintedName =
  | 'autoSave'
  | 'highQualityExport'
  | 'mirrorProtocolEnabled'
  | 'allowResale'
  | 'allowTraining'
  | 'shareMetadata'
  | 'anonymousAnalytics';
const hinted: readonly FlagName[] = [
  'autoSave',
  'highQualityExport',
  'mirrorProtocolEnabled',
  'allowResale',
  'allowTraining',
  'shareMetadata',
  'anonymousAnalytics',
] satisfies HintedName[];
const isHinted = (name: FlagName): name is HintedName => hinted.includes(name);

interface FlagProps extends PanelProps {
  name: FlagName;
  isDisabled?: boolean;
}

function Flag({ name, draft, onChange, isDisabled = false }: FlagProps) {
  const t = useTexts('settings', texts);
  return (
    <div className={cx(styles.row)}>
      <Switch
        isSelected={draft[name]}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange({ [name]: isOn })}
        description={isHinted(name) ? t(`${name}Hint`) : undefined}
      >
        {t(name)}
      </Switch>
    </div>
  );
}
