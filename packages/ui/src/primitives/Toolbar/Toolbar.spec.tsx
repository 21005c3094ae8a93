import { documented } from '../../../test/composition/row.ts';
import { type KeyRow, type Press, reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/Button.tsx';
import { Toolbar, type ToolbarProps } from './index.ts';

const label = 'A name';
const children = <Button>Undo</Button>;

/** `<Toolbar {...toolbarStates.across} />` */
export const toolbarStates = statesOf<ToolbarProps>()({
  across: { label, children },
  down: { label, children, orientation: 'vertical' },
});

/** Toolbar: presses its buttons. Takes its label. */
export function toolbarTester(tools: Tools, label: string | RegExp) {
  const { get } = controlOf(tools, 'toolbar', label);
  const inside = () => tools.within(get());
  return {
    press: async (name: string | RegExp) => tools.user.click(inside().getByRole('button', { name })),
    /** The names of its buttons, as far as they are words. */
    buttons: () =>
      inside()
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
    orientation: () => get().getAttribute('aria-orientation'),
  };
}

const presses = (keys: Press, does: string, press: string, what: string, first = ''): KeyRow => ({
  keys: [keys],
  does,
  first,
  press: `${press}{Enter}`,
  sees: reported(what),
});

const inToolbar = (part: ToolbarProps['children']) => <Toolbar label={label}>{part}</Toolbar>;

export default {
  Toolbar: (): Spec<ToolbarProps> => ({
    group: 'Actions',
    states: toolbarStates,
    tester: toolbarTester,
    uses: [
      {
        in: toolbarStates.down,
        reads: (tools) => [
          toolbarTester(tools, label).orientation(),
          ...toolbarTester(tools, label).buttons(),
        ],
        is: ['vertical', 'Undo'],
      },
    ],
    composition: { cases: { orientation: documented('says which arrows go to the next control') } },
    keys: {
      draw: (report) => (
        <Toolbar label="Prompt">
          {['Undo', 'Redo', 'Clear'].map((name) => (
            <Button key={name} onPress={() => report(name)}>
              {name}
            </Button>
          ))}
        </Toolbar>
      ),
      rows: [
        presses('→', 'Goes to the next control.', '{ArrowRight}', 'Redo'),
        presses('←', 'Goes to the one before.', '{ArrowLeft}', 'Undo', '{ArrowRight}'),
        presses(
          'Tab',
          'Leaves it; coming back, it is where it was.',
          '{Tab}{Shift>}{Tab}{/Shift}',
          'Redo',
          '{ArrowRight}',
        ),
      ],
    },
  }),
  ToolbarGroup: (): Part => ({
    partOf: 'Toolbar',
    conformance: { props: { label, children }, within: inToolbar },
  }),
  ToolbarSeparator: (): Part => ({
    partOf: 'Toolbar',
    conformance: { props: {}, within: inToolbar },
  }),
};
