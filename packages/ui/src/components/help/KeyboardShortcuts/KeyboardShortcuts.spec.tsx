import { applyShortcuts, defaultShortcutPreferences } from '@mirror-studio/domain/shortcuts';
import { routes as routesTexts } from '@mirror-studio/domain/texts/en/routes';
import { documented, look, part } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { KeyboardShortcutsProps } from './KeyboardShortcuts.tsx';

const list: KeyboardShortcutsProps = { level: 2 };

/** `<KeyboardShortcuts {...shortcutStates.admin} />` */
export const shortcutStates = statesOf<KeyboardShortcutsProps>()({
  member: list,
  admin: { ...list, isAdmin: true },
  apple: { ...list, isApple: true },
  withoutCharacterKeys: {
    ...list,
    shortcuts: applyShortcuts({ ...defaultShortcutPreferences, characterKeys: false }),
  },
});

/** KeyboardShortcuts: reads what they do. */
export function keyboardShortcutsTester(tools: Tools) {
  return {
    /** What each shortcut does, in the shown order. */
    read: () => tools.screen.getAllByRole('term').map((term) => term.textContent ?? ''),
    keys: () => tools.screen.getAllByRole('definition').map((keys) => keys.textContent ?? ''),
  };
}

export default {
  KeyboardShortcuts: (): Spec<KeyboardShortcutsProps> => ({
    states: shortcutStates,
    tester: keyboardShortcutsTester,
    uses: [
      {
        in: shortcutStates.member,
        reads: (tools) => keyboardShortcutsTester(tools).keys().length > 0,
        is: true,
      },
    ],
    composition: {
      cases: {
        isAdmin: part(
          ({ screen }) =>
            screen.getAllByRole('term').some((term) => term.textContent === routesTexts.adminConsole),
          { isAdmin: true },
        ),
        isApple: look,
        shortcuts: documented('says which keys are applied'),
        level: documented('places the headings in the page'),
      },
    },
    keys: 'it is read',
    specLines: [
      ['§2 keys', shortcutStates.member, ['Ctrl', 'J', 'B', '/', 'G', 'D', 'P', 'L', 'V', 'not:Admin']],
      ['decided', shortcutStates.withoutCharacterKeys, ['Ctrl', 'J', 'not:Gallery', 'not:G']],
      ['§2 keys, §6', shortcutStates.admin, ['Admin']],
    ],
  }),
};
