import { clipboard } from '@mirror-studio/domain/texts/en/clipboard';
import { callback, controlled, documented, initial, look } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { type Colour, ColourSwatchRow, type ColourSwatchRowProps } from './ColourSwatchRow.tsx';

const colours: readonly Colour[] = [
  { name: 'Ember', value: '#f08a24' },
  { name: 'Bone', value: '#fff0d0' },
  { name: 'Rust', value: '#8c2a08' },
  { name: 'Char', value: '#1b0503' },
];
const label = 'Palette';

/** Copies nowhere: a test gives its own. */
const copy = async () => undefined;

/** `<ColourSwatchRow {...swatchStates.copied} />` */
export const swatchStates = {
  copied: { label, colours, copy },
  chosen: { label, colours, action: 'choose', defaultValue: '#fff0d0' },
  refused: { label, colours, copy: async () => Promise.reject(new Error('refused')) },
  long: {
    label,
    colours: [
      ...colours.map(({ name, value }, at) => ({
        value,
        name: `${name} as the light of a ${at + 3}rd evening`,
      })),
      { name: 'lichtbild'.repeat(4), value: 'oklch(0.83 0.128 85)' },
    ],
    copy,
  },
} satisfies Record<string, ColourSwatchRowProps>;

/** ColourSwatchRow: copies or chooses a colour by its name, and reads what came of it. */
export function swatchTester(tools: Tools) {
  const t = textsOf(tools, 'clipboard', clipboard);
  const { screen, user } = tools;
  const radios = () => screen.getAllByRole('radio') as HTMLInputElement[];
  return {
    copy: async (name: string) => {
      const button = screen
        .getAllByRole('button')
        .find(({ textContent }) => textContent?.startsWith(`${t.copy}${name}`));
      if (!button) throw new Error(`There is no colour ${name}.`);
      await user.click(button);
    },
    /** What is said of the last copy. */
    said: () => screen.getByRole('status').textContent ?? '',
    choose: async (name: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) })),
    /** The value of the chosen colour. */
    chosen: () => radios().find(({ checked }) => checked)?.value ?? null,
  };
}

export default {
  ColourSwatchRow: (): Spec<ColourSwatchRowProps> => ({
    group: 'Choices',
    states: swatchStates,
    tester: swatchTester,
    uses: [
      { in: swatchStates.chosen, calls: 'onChange', by: (tools) => swatchTester(tools).choose('Rust') },
      { in: swatchStates.chosen, reads: (tools) => swatchTester(tools).chosen(), is: '#fff0d0' },
    ],
    composition: {
      cases: {
        isLabelHidden: look,
        action: documented('a press copies or chooses: each has a state of its own'),
        copy: documented('puts another clipboard in place of the browser’s'),
        onCopy: callback,
        value: controlled<ColourSwatchRowProps>({
          by: 'defaultValue',
          onChange: 'onChange',
          given: { action: 'choose' },
          first: '#f08a24',
          last: '#8c2a08',
          act: (tools) => swatchTester(tools).choose('Rust'),
          read: (tools) => swatchTester(tools).chosen(),
        }),
        defaultValue: initial,
        onChange: callback,
      },
    },
    keys: {
      draw: (report) => (
        <>
          <ColourSwatchRow {...swatchStates.copied} onCopy={({ name }) => report(`copied ${name}`)} />
          <ColourSwatchRow {...swatchStates.chosen} label="Ground" onChange={report} />
        </>
      ),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Copies the colour that has the focus.',
          press: '{Enter}',
          sees: reported('copied Ember'),
        },
        {
          keys: ['→', '↓'],
          does: 'Where one is chosen: chooses the next.',
          first: '{Tab}{Tab}{Tab}{Tab}',
          press: '{ArrowRight}',
          sees: reported('#8c2a08'),
        },
        {
          keys: ['←', '↑'],
          does: 'Where one is chosen: chooses the one before.',
          first: '{Tab}{Tab}{Tab}{Tab}',
          press: '{ArrowLeft}',
          sees: reported('#f08a24'),
        },
      ],
    },
  }),
};
