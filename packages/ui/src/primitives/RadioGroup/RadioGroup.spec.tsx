import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { Radio, RadioGroup } from './index.ts';

const styles = ['Cinematic', 'Editorial', 'Film'];

const arrows = (sees: (what: string) => KeyRow['sees']): KeyRow[] => [
  { keys: ['→', '↓'], does: 'Chooses the next.', press: '{ArrowRight}', sees: sees('Film') },
  { keys: ['←', '↑'], does: 'Chooses the one before.', press: '{ArrowLeft}', sees: sees('Cinematic') },
];

const children = 'Some words';

const label = 'A name';

export default {
  RadioGroup: (): Spec => ({
    conformance: { props: { label, children: <Radio value="a">A</Radio> } },
    keys: {
      draw: (report) => (
        <RadioGroup label="Style" defaultValue="Editorial" onChange={report}>
          {styles.map((style) => (
            <Radio key={style} value={style}>
              {style}
            </Radio>
          ))}
        </RadioGroup>
      ),
      rows: arrows(reported),
    },
  }),
  Radio: (): Part => ({
    partOf: 'RadioGroup',
    conformance: {
      props: { value: 'a', children },
      within: (radio) => <RadioGroup label={label}>{radio}</RadioGroup>,
    },
  }),
};
