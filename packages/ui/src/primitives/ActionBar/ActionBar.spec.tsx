import { actionBar } from '@mirror-studio/domain/texts/en/actionBar';
import { byRole } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { shaped, textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { Button } from '../Button/Button.tsx';
import { List, ListItem } from '../List/index.ts';
import { ActionBar, type ActionBarProps } from './index.ts';

const children = (
  <List label="Prompts">
    <ListItem title="A lighthouse in the fog" />
    <ListItem title="A harbour at night" />
  </List>
);
const actions = <Button size="small">Download</Button>;

/** `<ActionBar {...actionBarStates.three} />` */
export const actionBarStates = {
  three: { children, actions, count: 3, onClear: nothing },
  none: { children, actions, count: 0, onClear: nothing },
  all: { children, actions, count: 'all', onClear: nothing },
  long: {
    children,
    count: 12_480,
    onClear: nothing,
    actions: (
      <>
        <Button size="small">Download</Button>
        <Button size="small">Use as references of the next picture</Button>
        <Button size="small" variant="danger">
          Delete
        </Button>
      </>
    ),
  },
} satisfies Record<string, ActionBarProps>;

/** ActionBar: presses an action, and reads how many are selected. */
export function actionBarTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'actionBar', actionBar);
  const bar = () => place.queryByRole('toolbar');
  const inside = () => tools.within(place.getByRole('toolbar'));
  const counts = [t.selected_one, t.selected_other, t.allSelected].map(shaped);
  return {
    isShown: () => bar() !== null,
    /** How many are selected, in words; null while there is no bar. */
    count: () =>
      [...(bar()?.querySelectorAll('span') ?? [])]
        .map(({ textContent }) => textContent ?? '')
        .find((words) => counts.some((count) => count.test(words))) ?? null,
    press: async (action: string | RegExp) =>
      tools.user.click(inside().getByRole('button', { name: action })),
    /** Takes the selection away by the button of the bar. */
    clear: async () => tools.user.click(inside().getByRole('button', { name: t.clear })),
  };
}

export default {
  ActionBar: (): Spec<ActionBarProps> => ({
    group: 'Actions',
    states: actionBarStates,
    tester: actionBarTester,
    uses: [
      { in: actionBarStates.three, calls: 'onClear', by: (tools) => actionBarTester(tools).clear() },
      { in: actionBarStates.three, reads: (tools) => actionBarTester(tools).count(), is: '3 selected' },
      { in: actionBarStates.none, reads: (tools) => actionBarTester(tools).isShown(), is: false },
    ],
    composition: {
      cases: { label: byRole('toolbar', 'With these prompts', { label: 'With these prompts' }) },
    },
    keys: {
      draw: (report) => (
        <ActionBar
          count={2}
          onClear={() => report('cleared')}
          actions={
            <Button size="small" onPress={() => report('download')}>
              Download
            </Button>
          }
        >
          {children}
        </ActionBar>
      ),
      rows: [
        {
          keys: ['Esc'],
          does: 'In the list or the bar: takes the selection away.',
          press: '{Escape}',
          sees: reported('cleared'),
        },
        {
          keys: ['→', '←'],
          does: 'Goes from one action to the next: the bar is one stop for Tab.',
          press: '{ArrowRight}{Enter}',
          sees: reported('download'),
        },
      ],
    },
  }),
};
