import { told as hears, inField } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { SearchField } from './index.ts';

const label = 'A name';

export default {
  SearchField: (): Spec => ({
    conformance: { props: { label } },
    keys: {
      draw: (tell) => <SearchField label="Search" onSubmit={(words) => tell(`asked ${words}`)} />,
      rows: [
        { keys: ['Enter'], does: 'Searches.', first: 'ink', press: '{Enter}', sees: hears('asked ink') },
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
