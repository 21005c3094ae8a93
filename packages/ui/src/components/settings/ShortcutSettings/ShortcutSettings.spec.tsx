import { bindShortcut, defaultShortcutPreferences, type KeyBinding } from '@mirror-studio/domain/shortcuts';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { routes as routesTexts } from '@mirror-studio/domain/texts/en/routes';
import { shortcutSettings as texts } from '@mirror-studio/domain/texts/en/shortcutSettings';
import { shortcuts as shortcutTexts } from '@mirror-studio/domain/texts/en/shortcuts';
import { byRole, look, overlayCases } from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { ShortcutSettings, type ShortcutSettingsProps } from './index.ts';

const command = (key: string, shift = false): KeyBinding => ({
  kind: 'combination',
  modifier: 'command',
  key,
  ...(shift && { shift }),
});

const settings: ShortcutSettingsProps = {
  isOpen: true,
  onOpenChange: nothing,
  preferences: defaultShortcutPreferences,
  onRecord: nothing,
  onRecordCancel: nothing,
  onKeyPress: nothing,
  onTakeOver: nothing,
  onConflictCancel: nothing,
  onToggle: nothing,
  onReset: nothing,
  onResetAll: nothing,
  onCharacterKeysToggle: nothing,
};
const changed = bindShortcut(
  bindShortcut(defaultShortcutPreferences, 'go.gallery', [command('e', true)]),
  'jobs',
  null,
);

/** `<ShortcutSettings {...shortcutSettingsStates.changed} />` */
export const shortcutSettingsStates = statesOf<ShortcutSettingsProps>()({
  untouched: settings,
  changed: { ...settings, preferences: changed },
  withoutCharacterKeys: { ...settings, preferences: { ...changed, characterKeys: false } },
  recording: { ...settings, recording: { id: 'go.gallery' } },
  chordBegun: { ...settings, recording: { id: 'go.gallery', isChordBegun: true } },
  refused: { ...settings, recording: { id: 'go.gallery', refusal: 'browser' } },
  conflict: { ...settings, conflict: { id: 'go.gallery', bindings: [command('b')] } },
});

/** ShortcutSettings: records keys, switches and resets, once it is open. Shortcuts are named by their words. */
export function shortcutSettingsTester(tools: Tools) {
  const t = textsOf(tools, 'shortcutSettings', texts);
  const s = textsOf(tools, 'shortcuts', shortcutTexts);
  const c = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay } = stepsOf(tools);
  const inside = () => overlay(s.title);
  const control = (action: string, name: string) =>
    t.control.replace('{{action}}', action).replace('{{name}}', name);
  const lever = async (name: string) => (await inside()).getByRole('switch', { name });
  return {
    record: async (name: string) => press(control(t.change, name), await inside()),
    reset: async (name: string) => press(control(t.reset, name), await inside()),
    toggle: async (name: string) => tools.user.click(await lever(name)),
    /** Whether it is on. */
    read: async (name: string) => {
      const found = await lever(name);
      return found instanceof HTMLInputElement && found.checked;
    },
    toggleCharacterKeys: async () => tools.user.click(await lever(t.characterKeys)),
    resetAll: async () => press(t.resetAll, await inside()),
    takeOver: async () => tools.user.click(await tools.screen.findByRole('button', { name: t.takeOver })),
    close: async () => press(c.close, await inside()),
  };
}

const { isOpen: _, onOpenChange: __, ...closed } = settings;

export default {
  ShortcutSettings: (): Spec<ShortcutSettingsProps> => ({
    states: shortcutSettingsStates,
    tester: shortcutSettingsTester,
    uses: [
      {
        in: shortcutSettingsStates.untouched,
        calls: 'onRecord',
        by: (tools) => shortcutSettingsTester(tools).record(shortcutTexts.openJobs),
      },
      {
        in: shortcutSettingsStates.changed,
        calls: 'onReset',
        by: (tools) => shortcutSettingsTester(tools).reset(shortcutTexts.openJobs),
      },
      {
        in: shortcutSettingsStates.untouched,
        calls: 'onToggle',
        by: (tools) => shortcutSettingsTester(tools).toggle(shortcutTexts.openJobs),
      },
      {
        in: shortcutSettingsStates.untouched,
        calls: 'onCharacterKeysToggle',
        by: (tools) => shortcutSettingsTester(tools).toggleCharacterKeys(),
      },
      {
        in: shortcutSettingsStates.untouched,
        calls: 'onResetAll',
        by: (tools) => shortcutSettingsTester(tools).resetAll(),
      },
      {
        in: shortcutSettingsStates.conflict,
        calls: 'onTakeOver',
        by: (tools) => shortcutSettingsTester(tools).takeOver(),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        isAdmin: byRole('switch', routesTexts.adminConsole, { isAdmin: true }),
        isApple: look,
        recording: byRole('button', new RegExp(`^${texts.press}`), shortcutSettingsStates.recording),
        conflict: byRole('button', texts.takeOver, shortcutSettingsStates.conflict),
      },
    },
    overlay: { is: 'dismissable', props: shortcutSettingsStates.untouched },
    keys: { draw: () => opened(<ShortcutSettings {...closed} />), rows: asDialog },
  }),
};
