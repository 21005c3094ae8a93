import { look, rest, rowOf } from '../../../foundations/composition/row.ts';
import { helpLauncherStates } from '../../../testing/states.ts';
import { HelpLauncher, type HelpLauncherProps } from './HelpLauncher.tsx';

export default {
  HelpLauncher: rowOf<HelpLauncherProps>({
    Component: HelpLauncher,
    states: helpLauncherStates,
    cases: { keys: rest('names the shortcut in the tooltip, which has a story'), isSecondary: look },
  }),
};
