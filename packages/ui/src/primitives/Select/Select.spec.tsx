import { type KeyRow, reported, textOf } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Select } from './Select.tsx';

const styles = ['Cinematic', 'Editorial', 'Film'];

const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

const label = 'A name';

export default {
  Select: (): Spec => ({
    conformance: { props: { label, options: [{ value: 'a', label: 'A' }] } },
    overlay: {
      is: 'attached',
      element: <Select label="A choice" options={options} defaultValue="a" />,
      button: /A choice/,
      role: 'listbox',
    },
    keys: {
      draw: (report) => (
        <Select
          label="Style"
          options={styles.map((style) => ({ value: style, label: style }))}
          onChange={(style) => report(String(style))}
        />
      ),
      rows: [
        ...(['{Enter}', ' ', '{ArrowDown}'] as const).map(
          (press): KeyRow => ({
            keys: [press === ' ' ? 'Space' : press === '{Enter}' ? 'Enter' : '↓'],
            does: 'Opens the list.',
            press,
            sees: ({ find }) => find('[role="listbox"]') !== null,
          }),
        ),
        {
          keys: ['a letter'],
          does: 'In the list, goes to what begins with it.',
          first: '{Enter}',
          press: 'f',
          sees: (seen) => textOf(seen) === 'Film',
        },
        {
          keys: ['Enter'],
          does: 'In the list, chooses.',
          first: '{Enter}f',
          press: '{Enter}',
          sees: reported('Film'),
        },
        {
          keys: ['Esc'],
          does: 'Closes the list; nothing is chosen.',
          first: '{Enter}',
          press: '{Escape}',
          sees: ({ find, heard }) => find('[role="listbox"]') === null && heard.length === 0,
        },
      ],
    },
  }),
};
