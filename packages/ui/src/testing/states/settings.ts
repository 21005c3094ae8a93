import { pathOf } from '@mirror-studio/domain/access';
import { defaultSettings } from '@mirror-studio/domain/settings';
import { settings as texts } from '@mirror-studio/domain/texts/en/settings';
import type { LanguageSwitcherProps } from '../../components/settings/LanguageSwitcher/LanguageSwitcher.tsx';
import type { SettingsDialogProps } from '../../components/settings/SettingsDialog/SettingsDialog.tsx';
import { nothing } from './nothing.ts';

const settings: SettingsDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  draft: defaultSettings,
  onChange: nothing,
  isDirty: false,
  onSave: nothing,
  onReset: nothing,
  tab: 'general',
  onTabChange: nothing,
  termsHref: pathOf('terms'),
  privacyHref: pathOf('privacy'),
  communityHref: pathOf('discord'),
};
/** `<SettingsDialog {...settingsStates.dirty} />` */
export const settingsStates = {
  general: settings,
  dirty: { ...settings, draft: { ...defaultSettings, theme: 'light' }, isDirty: true },
  reset: { ...settings, isDirty: true },
  notifications: { ...settings, tab: 'notifications' },
  noChannel: {
    ...settings,
    tab: 'notifications',
    draft: { ...defaultSettings, emailNotifications: false, pushNotifications: false },
    isDirty: true,
  },
  privacy: { ...settings, tab: 'privacy' },
  withoutProtocol: {
    ...settings,
    tab: 'privacy',
    draft: { ...defaultSettings, mirrorProtocolEnabled: false },
    isDirty: true,
  },
  about: { ...settings, tab: 'about' },
  saveFailed: { ...settings, isDirty: true, failure: texts.saveFailed },
} satisfies Record<string, SettingsDialogProps>;

/** `<LanguageSwitcher {...languageStates.spanish} />` */
export const languageStates = {
  english: { language: 'en', onChange: nothing },
  spanish: { language: 'es', onChange: nothing },
} satisfies Record<string, LanguageSwitcherProps>;
