import { choices as texts } from '@mirror-studio/domain/texts/en/choices';
import {
  callback,
  controlled,
  documented,
  initial,
  look,
  part,
  state,
} from '../../../test/composition/row.ts';
import { inField, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { shaped, stepsOf, textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { TagField, type TagFieldProps } from './TagField.tsx';

const label = 'Tags';
const some = ['salt', 'first light', 'silk'];

/** `<TagField {...tagFieldStates.some} />` */
export const tagFieldStates = statesOf<TagFieldProps>()({
  empty: { label, placeholder: 'salt, first light', description: 'What others may find it by.' },
  some: { label, defaultValue: some },
  suggested: { label, defaultValue: some, suggestions: ['night', 'nocturne', 'noir', 'ópalo'] },
  full: { label, defaultValue: some, limit: 3 },
  invalid: { label, defaultValue: ['???'], errorMessage: 'Use letters.' },
  readOnly: { label, defaultValue: some, isReadOnly: true },
  disabled: { label, defaultValue: some, isDisabled: true },
  farTooMany: {
    label,
    defaultValue: [
      'a tag that somebody took for the place to write the whole description of the picture',
      ...Array.from({ length: 24 }, (_, at) => `tag ${at + 1}`),
    ],
  },
});

/** TagField: adds, takes away and reads the tags of the field of this name. */
export function tagFieldTester(tools: Tools, name = label) {
  const { screen, within, user } = tools;
  const t = textsOf(tools, 'choices', texts);
  const { fill } = stepsOf(tools);
  const names = new RegExp(`^${name}`);
  const field = () =>
    screen.queryByRole('textbox', { name: names }) ?? screen.getByRole('combobox', { name: names });
  const list = () => screen.queryByRole('grid', { name: shaped(t.tags) });
  const rows = () => {
    const place = list();
    return place ? within(place).queryAllByRole('row') : [];
  };
  return {
    /** Types it, and Enter. Several parted by commas are added one by one. */
    add: async (tag: string) => {
      await fill(field(), tag);
      await user.keyboard('{Enter}');
    },
    tags: () => rows().map((row) => row.textContent ?? ''),
    /** Presses the cross of a tag. */
    remove: async (tag: string) => {
      const row = rows().find((each) => each.textContent === tag);
      if (!row) throw new Error(`There is no tag "${tag}".`);
      await user.click(within(row).getByRole('button'));
    },
    /** What stands in the field and is no tag yet. */
    typed: () => field().getAttribute('value') ?? '',
    isInvalid: () => field().getAttribute('aria-invalid') === 'true',
  };
}

export default {
  TagField: (): Spec<TagFieldProps> => ({
    group: 'Fields',
    states: tagFieldStates,
    tester: tagFieldTester,
    uses: [
      { in: tagFieldStates.some, calls: 'onChange', by: (tools) => tagFieldTester(tools).add('night') },
      { in: tagFieldStates.some, calls: 'onChange', by: (tools) => tagFieldTester(tools).remove('silk') },
      { in: tagFieldStates.some, reads: (tools) => tagFieldTester(tools).tags(), is: some },
      {
        in: tagFieldStates.full,
        reads: async (tools) => {
          const tester = tagFieldTester(tools);
          await tester.add('night');
          return [tester.tags().length, tester.typed()];
        },
        is: [3, 'night'],
      },
    ],
    composition: {
      cases: {
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: ['salt'],
          last: ['salt', 'silk'],
          act: (tools) => tagFieldTester(tools).add('silk'),
          read: (tools) => tagFieldTester(tools).tags(),
        }),
        defaultValue: initial,
        onChange: callback,
        suggestions: part(({ screen }) => screen.queryByRole('combobox'), tagFieldStates.suggested),
        limit: state,
        placeholder: part(({ screen }) => screen.getByRole('textbox').getAttribute('placeholder')),
        name: documented('names it in a form'),
        isDisabled: state,
        isReadOnly: state,
        inputRef: documented('reaches the input'),
        isLabelHidden: look,
        isOptional: part(({ screen }) => screen.queryByRole('textbox', { name: /optional/ }), {
          isOptional: true,
        }),
        aside: documented('stands beside the name, in place of the count'),
        description: documented('stands under the field'),
        errorMessage: state,
      },
    },
    keys: {
      draw: (report) => <TagField label={label} onChange={(tags) => report(tags.join('+'))} />,
      rows: [
        {
          keys: ['Enter', ','],
          does: 'Adds what is typed.',
          press: 'salt{Enter}silk,',
          sees: reported('salt+silk'),
        },
        {
          keys: ['Backspace'],
          does: 'In the empty field, takes the last tag.',
          press: 'salt,silk,{Backspace}',
          sees: ({ heard }) => heard.at(-1) === 'salt',
        },
        {
          keys: [{ together: ['Shift', 'Tab'] }],
          does: 'From the field, goes to the tags; there arrows go over them.',
          press: 'salt,silk,{Shift>}{Tab}{/Shift}',
          sees: ({ focused }) => focused?.getAttribute('role') === 'row',
        },
        {
          keys: ['Delete', 'Backspace'],
          does: 'On a tag, takes it.',
          press: 'salt,silk,{Shift>}{Tab}{/Shift}{Delete}',
          sees: ({ heard }) => heard.at(-1)?.includes('+') === false,
        },
        {
          keys: ['Tab'],
          does: 'Adds what is typed, and goes on.',
          press: 'salt{Tab}',
          sees: (seen) => reported('salt')(seen) && inField(seen) === '',
        },
      ],
    },
  }),
};
