import { promptEditor as texts } from '@mirror-studio/domain/texts/en/promptEditor';
import {
  callback,
  controlled,
  documented,
  initial,
  look,
  part,
  state,
} from '../../../../test/composition/row.ts';
import { type KeyRow, reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { controlOf } from '../../../testing/controls.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { shaped, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { PromptEditor, type PromptEditorProps } from './index.ts';

const label = 'Prompt';
const lists = {
  light: ['first light', 'a north window', '{soft|hard} rim light'],
  lens: ['85 mm', '35 mm', '50 mm at f/1.4'],
  'film-stock': ['Portra 400', 'Tri-X'],
};
const written = 'A dancer in raw {silk|linen} on the salt flats, __light__, __lens__, long shadow';

/** `<PromptEditor {...promptEditorStates.written} />` */
export const promptEditorStates = statesOf<PromptEditorProps>()({
  empty: {
    label,
    lists,
    defaultValue: '',
    placeholder: 'What should the mirror show?',
    description: 'Braces choose: {silk|linen}.',
  },
  written: { label, lists, defaultValue: written },
  nested: {
    label,
    lists,
    defaultValue:
      'A portrait in {3::window light|{dawn|dusk} over __light__|a {single {candle|match}|lantern}}, \\{not a choice\\}',
  },
  faults: {
    label,
    lists,
    defaultValue: 'A dancer in {silk|linen, __lihgt__ and | __nothing-like-it__',
  },
  note: { label, lists, defaultValue: `${'{a|b} '.repeat(11).trim()}` },
  tooLong: { label, lists, limit: 60, defaultValue: written },
  nearTheLimit: { label, lists, limit: 84, defaultValue: written },
  invalid: { label, lists, defaultValue: '', errorMessage: 'Describe what the mirror should show.' },
  readOnly: { label, lists, defaultValue: written, isReadOnly: true },
  disabled: { label, lists, defaultValue: written, isDisabled: true },
  rightToLeft: {
    label,
    lists,
    defaultValue: 'راقصة بالحرير {الخام|الناعم} على السهول، __light__\nA second line, {left|right}',
  },
  page: { label, lists, defaultValue: written, variant: 'page', isLabelHidden: true },
});

/** PromptEditor: types into the field of this name, and reads what it says of the text. */
export function promptEditorTester(tools: Tools, name: string | RegExp = label) {
  const { user, within, screen } = tools;
  const t = textsOf(tools, 'promptEditor', texts);
  const { get, isDisabled, isInvalid, help } = controlOf(tools, 'textbox', name);
  const lines = () => [...get().querySelectorAll('.cm-line')];
  const list = () => screen.queryByRole('list', { name: shaped(t.faults) });
  return {
    /** Types in place of what was there. */
    type: async (text: string) => {
      get().focus();
      await user.keyboard('{Control>}a{/Control}');
      await user.keyboard(
        text === '' ? '{Backspace}' : text.replace(/[{[]/g, '$&$&').replace(/\n/g, '{Enter}'),
      );
    },
    value: () => {
      const field = get();
      if (field instanceof HTMLTextAreaElement) return field.value;
      return lines()
        .map((line) => (line.querySelector('.cm-placeholder') ? '' : (line.textContent ?? '')))
        .join('\n');
    },
    /** What is said to be wrong, in the order of the text. */
    faults: () => {
      const found = list();
      return found
        ? within(found)
            .getAllByRole('listitem')
            .map((item) => item.textContent ?? '')
        : [];
    },
    /** The names that are offered while one is typed. */
    offered: () => screen.queryAllByRole('option').map((option) => option.textContent ?? ''),
    isDisabled,
    isInvalid,
    help,
  };
}

const textIn = ({ focused }: { focused: Element | null }) =>
  [...(focused?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent).join('\n');

const leaves: KeyRow = {
  keys: ['Tab'],
  does: 'Goes on to the next control: it never writes a tab.',
  press: '{Tab}',
  sees: ({ focused }) => focused?.textContent === 'Next',
};

export default {
  PromptEditor: (): Spec<PromptEditorProps> => ({
    states: promptEditorStates,
    tester: promptEditorTester,
    uses: [
      {
        in: promptEditorStates.written,
        calls: 'onChange',
        by: (tools) => promptEditorTester(tools).type('a'),
      },
      {
        in: promptEditorStates.empty,
        reads: async (tools) => {
          const { type, value } = promptEditorTester(tools);
          await type('a {silk|linen}\ntwo');
          return value();
        },
        is: 'a {silk|linen}\ntwo',
      },
      {
        in: promptEditorStates.faults,
        reads: (tools) => promptEditorTester(tools).faults().length,
        is: 3,
      },
    ],
    composition: {
      cases: {
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: 'salt',
          last: 'b',
          act: (tools) => promptEditorTester(tools).type('b'),
          read: (tools) => promptEditorTester(tools).value(),
        }),
        defaultValue: initial,
        onChange: callback,
        onFocusChange: callback,
        lists: state,
        limit: state,
        rows: look,
        variant: look,
        placeholder: part(
          ({ screen }) => screen.getByRole('textbox').getAttribute('aria-placeholder'),
          promptEditorStates.empty,
        ),
        name: documented('names it in a form'),
        isRequired: documented('is said of the field'),
        isInvalid: state,
        isDisabled: state,
        isReadOnly: state,
        inputRef: documented('reaches the element that is typed into'),
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
      draw: (report) => (
        <>
          <PromptEditor label={label} lists={lists} onChange={report} />
          <Button>Next</Button>
        </>
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'Begins a new line.',
          press: 'a{Enter}b',
          sees: reported('a\nb'),
        },
        {
          keys: [{ inTurn: ['_', '_'] }],
          does: 'Offers the names of lists; arrows go over them.',
          press: '__li',
          sees: ({ find }) => find('[role="listbox"]') !== null,
        },
        {
          keys: ['F8'],
          does: 'Selects the next fault and says what it is; with Shift, the one before.',
          first: 'a }',
          press: '{F8}',
          sees: ({ find }) => find('[role="status"]')?.textContent?.includes('closes nothing') === true,
        },
        {
          keys: [{ together: ['Ctrl', 'Z'] }],
          does: 'Takes back what was done last; Ctrl + Y does it again.',
          first: 'a',
          press: '{Control>}z{/Control}',
          sees: (seen) => textIn(seen) === '',
        },
        leaves,
      ],
    },
  }),
};
