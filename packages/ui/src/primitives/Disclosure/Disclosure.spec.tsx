import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Disclosure } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

const children = 'Some words';

export default {
  Disclosure: (): Spec => ({
    conformance: { props: { title: label, children } },
    keys: {
      draw: (report) => (
        <Disclosure title="More" onExpandedChange={(isOpen) => report(isOpen ? 'open' : 'closed')}>
          Words
        </Disclosure>
      ),
      rows: presses('Opens it, or closes it.', 'open'),
    },
  }),
};
