import { pathOf } from '@mirror-studio/domain/access';
import { defaultSettings, type Settings, type SettingsTab } from '@mirror-studio/domain/settings';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { settings as settingsTexts } from '@mirror-studio/domain/texts/en/settings';
import { shortcuts as shortcutTexts } from '@mirror-studio/domain/texts/en/shortcuts';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  overlayCases,
  state,
} from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { canPress, heldIn } from '../../../../test/spec-conformance/figures.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { SettingsDialog } from './index.ts';
import type { SettingsDialogProps } from './SettingsDialog.tsx';

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
  onShortcuts: nothing,
};

/** `<SettingsDialog {...settingsStates.dirty} />` */
export const settingsStates = statesOf<SettingsDialogProps>()({
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
  saveFailed: { ...settings, isDirty: true, failure: settingsTexts.saveFailed },
});

/** The settings that are switched on and off. */
export type SettingsSwitch = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** SettingsDialog: changes and saves settings, once it is open. */
export function settingsTester(tools: Tools) {
  const t = textsOf(tools, 'settings', settingsTexts);
  const s = textsOf(tools, 'shortcuts', shortcutTexts);
  const c = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay, isDisabled } = stepsOf(tools);
  const inside = () => overlay(t.title);
  const lever = async (name: SettingsSwitch) => (await inside()).queryByRole('switch', { name: t[name] });
  return {
    showTab: async (tab: SettingsTab) =>
      tools.user.click((await inside()).getByRole('tab', { name: t[`tab_${tab}`] })),
    toggle: async (name: SettingsSwitch) => {
      const found = await lever(name);
      if (!found) throw new Error(`The switch "${t[name]}" is not on this tab`);
      await tools.user.click(found);
    },
    /** On, off, or null where it is not to be seen. */
    read: async (name: SettingsSwitch) => {
      const found = await lever(name);
      return found instanceof HTMLInputElement ? found.checked : null;
    },
    chooseTheme: async (theme: Settings['theme']) =>
      tools.user.click((await inside()).getByRole('radio', { name: t[`theme_${theme}`] })),
    canSave: async () => !isDisabled(t.save, await inside()),
    save: async () => press(t.save, await inside()),
    reset: async () => press(t.reset, await inside()),
    changeShortcuts: async () => press(s.change, await inside()),
    close: async () => press(c.close, await inside()),
  };
}

const isOn = (name: string) => () => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(name));
  return found ? !found.querySelector('input')?.disabled : null;
};

export default {
  SettingsDialog: (): Spec<SettingsDialogProps> => ({
    states: settingsStates,
    tester: settingsTester,
    uses: [
      { in: settingsStates.dirty, calls: 'onSave', by: (tools) => settingsTester(tools).save() },
      {
        in: settingsStates.general,
        calls: 'onShortcuts',
        by: (tools) => settingsTester(tools).changeShortcuts(),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        draft: controlled({
          by: 'defaultDraft',
          onChange: 'onChange',
          first: defaultSettings,
          last: { ...defaultSettings, autoSave: false },
          shows: [true, false],
          act: (tools) => settingsTester(tools).toggle('autoSave'),
          read: (tools) => settingsTester(tools).read('autoSave'),
        }),
        defaultDraft: initial,
        onChange: callback,
        isDirty: documented('replaces what the component finds, for a parent that knows what is saved'),
        isSaving: state,
        onReset: callback,
        tab: controlled({
          by: 'defaultTab',
          onChange: 'onTabChange',
          first: 'general',
          last: 'about',
          shows: [settingsTexts.tab_general, settingsTexts.tab_about],
          act: (tools) => settingsTester(tools).showTab('about'),
          read: ({ screen }) =>
            screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true')?.textContent,
        }),
        defaultTab: initial,
        onTabChange: callback,
        onShortcuts: byRole('button', shortcutTexts.change),
        failure: byRole('alert', '', { failure: settingsTexts.saveFailed }),
        termsHref: byRole('link', settingsTexts.aboutTerms, settingsStates.about),
        privacyHref: byRole('link', settingsTexts.aboutPrivacy, settingsStates.about),
        communityHref: byRole('link', settingsTexts.aboutCommunity, settingsStates.about),
      },
    },
    overlay: { is: 'dismissable', props: settingsStates.general },
    keys: { draw: () => opened(<SettingsDialog onSave={nothing} />), rows: asDialog },
    specLines: [
      [
        '§2.11',
        settingsStates.general,
        ['General', 'Notifications', 'Privacy', 'About'],
        [
          ['saving what is saved', canPress('Save'), false],
          ['resetting what is saved', canPress('Reset to defaults'), false],
        ],
      ],
      ['§4', settingsStates.dirty, [], [['saving a change', canPress('Save'), true]]],
      [
        '§4',
        settingsStates.noChannel,
        [],
        [['choosing types without a channel', isOn('A prompt is ready'), false]],
      ],
      [
        '§3, §9',
        settingsStates.general,
        ['Light', 'Dark', 'System', 'PNG'],
        [['the theme to begin with', heldIn('input[type="radio"]:checked'), 'dark']],
      ],
      ['§4', settingsStates.privacy, ['Allow resale', 'Allow training']],
      ['§4', settingsStates.withoutProtocol, ['not:Allow resale', 'not:Allow training']],
      ['§1', settingsStates.about, ['12.5.0', 'Alpha Release']],
    ],
  }),
};
