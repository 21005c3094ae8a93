import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { choiceOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Segment, SegmentedControl } from './index.ts';
import type { SegmentedControlProps } from './SegmentedControl.tsx';

const styles = ['Cinematic', 'Editorial', 'Film'];

const arrows = (sees: (what: string) => KeyRow['sees']): KeyRow[] => [
  { keys: ['→', '↓'], does: 'Chooses the next.', press: '{ArrowRight}', sees: sees('Film') },
  { keys: ['←', '↑'], does: 'Chooses the one before.', press: '{ArrowLeft}', sees: sees('Cinematic') },
];

const children = 'Some words';

const label = 'A name';

const two = (
  <>
    <Segment value="a">First</Segment>
    <Segment value="b">Second</Segment>
  </>
);

const segmentsOf = (names: readonly string[]) =>
  names.map((name) => (
    <Segment key={name} value={name}>
      {name}
    </Segment>
  ));

const looks = { label: 'Style', children: segmentsOf([...styles, 'Noir', 'Painterly']) };

const shapes = [
  ['1:1', 16, 16],
  ['4:3', 18, 14],
  ['3:4', 14, 18],
  ['16:9', 20, 11],
  ['9:16', 11, 20],
] as const;

/** `<SegmentedControl {...segmentedControlStates.chips} />` */
export const segmentedControlStates = statesOf<SegmentedControlProps>()({
  chips: { ...looks, defaultValue: 'Editorial' },
  withDrawings: {
    label: 'Aspect ratio',
    defaultValue: '3:4',
    children: shapes.map(([ratio, width, height]) => (
      <Segment
        key={ratio}
        value={ratio}
        icon={
          <svg width={width} height={height} aria-hidden="true">
            <rect
              x="0.75"
              y="0.75"
              width={width - 1.5}
              height={height - 1.5}
              rx="2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.25"
            />
          </svg>
        }
      >
        {ratio}
      </Segment>
    )),
  },
  joined: {
    look: 'joined',
    label: 'Show',
    isLabelHidden: true,
    defaultValue: 'All',
    children: segmentsOf(['All', 'Running', 'Completed']),
  },
  invalid: { ...looks, defaultValue: null, errorMessage: 'Choose a style.' },
  disabled: { ...looks, defaultValue: 'Editorial', isDisabled: true },
});

/** SegmentedControl: chooses one. Takes the label of the group. */
export function segmentedControlTester(tools: Tools, label: string | RegExp) {
  return choiceOf(tools, label);
}

export default {
  SegmentedControl: (): Spec<SegmentedControlProps> => ({
    group: 'Choices',
    states: segmentedControlStates,
    tester: segmentedControlTester,
    uses: [
      {
        in: { label, children: two },
        calls: 'onChange',
        by: (tools) => segmentedControlTester(tools, label).choose('Second'),
      },
      {
        in: { label, children: two, defaultValue: 'b' },
        reads: (tools) => [
          segmentedControlTester(tools, label).chosen(),
          ...segmentedControlTester(tools, label).options(),
        ],
        is: ['Second', 'First', 'Second'],
      },
    ],
    conformance: { props: { label, children: <Segment value="a">A</Segment> } },
    keys: {
      draw: (report) => (
        <SegmentedControl label="Style" defaultValue="Editorial" onChange={report}>
          {styles.map((style) => (
            <Segment key={style} value={style}>
              {style}
            </Segment>
          ))}
        </SegmentedControl>
      ),
      rows: arrows(reported),
    },
  }),
  Segment: (): Part => ({
    partOf: 'SegmentedControl',
    conformance: {
      props: { value: 'a', children },
      within: (segment) => <SegmentedControl label={label}>{segment}</SegmentedControl>,
    },
  }),
};
