import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { choiceOf } from '../../testing/controls.ts';
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

/** SegmentedControl: chooses one. Takes the label of the group. */
export function segmentedControlTester(tools: Tools, label: string | RegExp) {
  return choiceOf(tools, label);
}

export default {
  SegmentedControl: (): Spec<SegmentedControlProps> => ({
    group: 'Choices',
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
