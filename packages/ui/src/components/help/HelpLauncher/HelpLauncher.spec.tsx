import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { documented, look } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { HelpLauncherProps } from './HelpLauncher.tsx';

const launcher: HelpLauncherProps = { onPress: nothing, keys: ['?'] };

/** `<HelpLauncher {...helpLauncherStates.ready} />` */
export const helpLauncherStates = statesOf<HelpLauncherProps>()({ ready: launcher });

/** HelpLauncher: opens the help centre. */
export function helpLauncherTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  return { open: async () => stepsOf(tools).press(t.help) };
}

export default {
  HelpLauncher: (): Spec<HelpLauncherProps> => ({
    states: helpLauncherStates,
    tester: helpLauncherTester,
    uses: [
      { in: helpLauncherStates.ready, calls: 'onPress', by: (tools) => helpLauncherTester(tools).open() },
    ],
    composition: {
      cases: { keys: documented('names the shortcut in the tooltip, which has a story'), isSecondary: look },
    },
    keys: 'it is an IconButton',
  }),
};
