import { routes } from '@mirror-studio/domain/texts/en/routes';
import { look, part, rest, rowOf } from '../../../foundations/composition/row.ts';
import { shortcutStates } from '../../../testing/states.ts';
import { KeyboardShortcuts, type KeyboardShortcutsProps } from './KeyboardShortcuts.tsx';

export default {
  KeyboardShortcuts: rowOf<KeyboardShortcutsProps>({
    Component: KeyboardShortcuts,
    states: shortcutStates,
    cases: {
      isAdmin: part(
        ({ screen }) => screen.getAllByRole('term').some((term) => term.textContent === routes.adminConsole),
        { isAdmin: true },
      ),
      isApple: look,
      level: rest('places the headings in the page'),
    },
  }),
};
