import { told as hears, type KeyRow } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { Disclosure } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: hears(what) },
  { keys: ['Space'], does, press: ' ', sees: hears(what) },
];

const label = 'A name';

const children = 'Some words';

export default {
  Disclosure: (): Spec => ({
    conformance: { props: { title: label, children } },
    keys: {
      draw: (tell) => (
        <Disclosure title="More" onExpandedChange={(isOpen) => tell(isOpen ? 'open' : 'closed')}>
          Words
        </Disclosure>
      ),
      rows: presses('Opens it, or closes it.', 'open'),
    },
  }),
};
