import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { Segment, SegmentedControl } from './index.ts';

const styles = ['Cinematic', 'Editorial', 'Film'];

const arrows = (sees: (what: string) => KeyRow['sees']): KeyRow[] => [
  { keys: ['→', '↓'], does: 'Chooses the next.', press: '{ArrowRight}', sees: sees('Film') },
  { keys: ['←', '↑'], does: 'Chooses the one before.', press: '{ArrowLeft}', sees: sees('Cinematic') },
];

const children = 'Some words';

const label = 'A name';

export default {
  SegmentedControl: (): Spec => ({
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
