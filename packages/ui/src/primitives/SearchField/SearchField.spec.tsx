import { inField, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { SearchField } from './index.ts';

const label = 'A name';

export default {
  SearchField: (): Spec => ({
    conformance: { props: { label } },
    keys: {
      draw: (report) => <SearchField label="Search" onSubmit={(words) => report(`asked ${words}`)} />,
      rows: [
        { keys: ['Enter'], does: 'Searches.', first: 'ink', press: '{Enter}', sees: reported('asked ink') },
        {
          keys: ['Esc'],
          does: 'Empties the field.',
          first: 'ink',
          press: '{Escape}',
          sees: (seen) => seen.focused?.tagName === 'INPUT' && inField(seen) === '',
        },
      ],
    },
  }),
};
