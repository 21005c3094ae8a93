import { defaultSettings } from '@mirror-studio/domain/settings';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import {
  begins,
  held,
  layerCases,
  named,
  rest,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import { settingsStates } from '../../../testing/states.ts';
import { settingsTester } from '../../../testing/testers.ts';
import { SettingsDialog, type SettingsDialogProps } from './SettingsDialog.tsx';

const { about } = settingsStates;

export default {
  SettingsDialog: rowOf<SettingsDialogProps>({
    Component: SettingsDialog,
    states: settingsStates,
    cases: {
      ...layerCases,
      draft: held({
        by: 'defaultDraft',
        told: 'onChange',
        first: defaultSettings,
        last: { ...defaultSettings, autoSave: false },
        shows: [true, false],
        act: (tools) => settingsTester(tools).toggle('autoSave'),
        read: (tools) => settingsTester(tools).read('autoSave'),
      }),
      defaultDraft: begins,
      onChange: told,
      isDirty: rest('replaces what the component finds, for a parent that knows what is saved'),
      isSaving: state,
      onReset: told,
      tab: held({
        by: 'defaultTab',
        told: 'onTabChange',
        first: 'general',
        last: 'about',
        shows: [settings.tab_general, settings.tab_about],
        act: (tools) => settingsTester(tools).showTab('about'),
        read: ({ screen }) =>
          screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true')?.textContent,
      }),
      defaultTab: begins,
      onTabChange: told,
      failure: named('alert', '', { failure: settings.saveFailed }),
      termsHref: named('link', settings.aboutTerms, about),
      privacyHref: named('link', settings.aboutPrivacy, about),
      communityHref: named('link', settings.aboutCommunity, about),
    },
  }),
};
