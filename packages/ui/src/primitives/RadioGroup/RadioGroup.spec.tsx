import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { choiceOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Radio, RadioGroup } from './index.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

const styles = ['Cinematic', 'Editorial', 'Film'];

const arrows = (sees: (what: string) => KeyRow['sees']): KeyRow[] => [
  { keys: ['→', '↓'], does: 'Chooses the next.', press: '{ArrowRight}', sees: sees('Film') },
  { keys: ['←', '↑'], does: 'Chooses the one before.', press: '{ArrowLeft}', sees: sees('Cinematic') },
];

const children = 'Some words';

const label = 'A name';

const two = (
  <>
    <Radio value="a">First</Radio>
    <Radio value="b">Second</Radio>
  </>
);

const uses = {
  label: 'How will you use the studio?',
  children: (
    <>
      <Radio value="personal" description="Pictures for yourself.">
        Personal
      </Radio>
      <Radio value="commercial" description="Pictures that you sell or are paid for.">
        Commercial
      </Radio>
      <Radio value="education">Education</Radio>
    </>
  ),
};

/** `<RadioGroup {...radioGroupStates.chosen} />` */
export const radioGroupStates = statesOf<RadioGroupProps>()({
  untouched: uses,
  chosen: { ...uses, defaultValue: 'personal' },
  horizontal: { ...uses, orientation: 'horizontal', defaultValue: 'education' },
  invalid: { ...uses, errorMessage: 'Choose one to go on.' },
  disabled: { ...uses, isDisabled: true, defaultValue: 'personal' },
});

/** RadioGroup: chooses one. Takes the label of the group. */
export function radioGroupTester(tools: Tools, label: string | RegExp) {
  return choiceOf(tools, label);
}

export default {
  RadioGroup: (): Spec<RadioGroupProps> => ({
    group: 'Choices',
    states: radioGroupStates,
    tester: radioGroupTester,
    uses: [
      {
        in: { label, children: two },
        calls: 'onChange',
        by: (tools) => radioGroupTester(tools, label).choose('Second'),
      },
      {
        in: { label, children: two, defaultValue: 'b' },
        reads: (tools) => [
          radioGroupTester(tools, label).chosen(),
          ...radioGroupTester(tools, label).options(),
        ],
        is: ['Second', 'First', 'Second'],
      },
    ],
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
