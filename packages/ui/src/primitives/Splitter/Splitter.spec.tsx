import { callback, controlled, documented, initial, look, state } from '../../../test/composition/row.ts';
import type { KeyRow, Seen } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import type { Tools } from '../../testing/tools.ts';
import { ours } from '../../theme/ours.ts';
import { Splitter, type SplitterProps } from './Splitter.tsx';

const [label, secondLabel] = ['Prompt', 'Pictures'];
const words = 'A dancer in raw silk on the salt flats.';
/** The room in a pane is that of what it holds. */
const padded = (text: string) => (
  <div className={ours} style={{ padding: '0.5rem 1rem' }}>
    {text}
  </div>
);
const [first, second] = [padded(words), padded('Eight pictures.')];

/** `<Splitter {...splitterStates.usual} />` */
export const splitterStates = {
  usual: { label, secondLabel, first, second, defaultSize: 40, isCollapsible: true },
  vertical: { label, secondLabel, first, second, orientation: 'vertical', defaultSize: 30 },
  collapsed: { label, secondLabel, first, second, isCollapsible: true, defaultCollapsed: true },
  long: { label, secondLabel, first: padded(`${words} `.repeat(40)), second: padded('lichtbild'.repeat(40)) },
} satisfies Record<string, SplitterProps>;

/** Splitter: moves its separator by the keyboard, and reads the share of the first pane in percent. */
export function splitterTester({ screen, user }: Tools) {
  const separator = () => screen.getByRole('separator');
  const press = async (key: string) => {
    separator().focus();
    await user.keyboard(`{${key}}`);
  };
  return {
    size: () => Number(separator().getAttribute('aria-valuenow')),
    isCollapsed: () => separator().getAttribute('aria-valuenow') === '0',
    press,
    /** Puts the first pane away, or brings it back. */
    toggle: async () => press('Enter'),
  };
}

const sizeIs =
  (size: string) =>
  ({ focused }: Seen) =>
    focused?.getAttribute('aria-valuenow') === size;
const moves = (keys: KeyRow['keys'], press: string, does: string, becomes: string) => ({
  keys,
  does,
  press,
  sees: sizeIs(becomes),
});

export default {
  Splitter: (): Spec<SplitterProps> => ({
    group: 'Layout',
    states: splitterStates,
    tester: splitterTester,
    uses: [
      { in: splitterStates.usual, calls: 'onSizeChange', by: (tools) => splitterTester(tools).press('End') },
      { in: splitterStates.usual, calls: 'onCollapsedChange', by: (tools) => splitterTester(tools).toggle() },
      { in: splitterStates.vertical, reads: (tools) => splitterTester(tools).size(), is: 30 },
    ],
    composition: {
      cases: {
        orientation: look,
        size: controlled<SplitterProps>({
          by: 'defaultSize',
          onChange: 'onSizeChange',
          first: 40,
          last: 80,
          act: (tools) => splitterTester(tools).press('End'),
          read: (tools) => splitterTester(tools).size(),
        }),
        defaultSize: initial,
        onSizeChange: callback,
        minSize: documented('is where Home ends: the keyboard table presses it'),
        maxSize: documented('is where End ends: the keyboard table presses it'),
        isCollapsible: state,
        isCollapsed: controlled<SplitterProps>({
          by: 'defaultCollapsed',
          onChange: 'onCollapsedChange',
          first: false,
          last: true,
          act: (tools) => splitterTester(tools).toggle(),
          read: (tools) => splitterTester(tools).isCollapsed(),
        }),
        defaultCollapsed: initial,
        onCollapsedChange: callback,
      },
    },
    keys: {
      draw: () => <Splitter {...splitterStates.usual} />,
      rows: [
        moves(['→'], '{ArrowRight}', 'Makes the first pane a little larger; ↓ where it is above.', '42'),
        moves(['←'], '{ArrowLeft}', 'Makes it a little smaller; ↑ where it is above.', '38'),
        moves(['Page Down'], '{PageDown}', 'Makes it a tenth larger.', '50'),
        moves(['Page Up'], '{PageUp}', 'Makes it a tenth smaller.', '30'),
        moves(['Home'], '{Home}', 'As small as it may be.', '20'),
        moves(['End'], '{End}', 'As large as it may be.', '80'),
        moves(['Enter'], '{Enter}', 'Puts the first pane away, where it may be.', '0'),
        moves([{ inTurn: ['Enter', 'Enter'] }], '{Enter}{Enter}', 'Brings it back as it was.', '40'),
      ],
    },
  }),
};
