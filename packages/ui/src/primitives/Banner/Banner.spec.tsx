import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { Banner } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

const children = 'Some words';

export default {
  Banner: (): Spec => ({
    conformance: { props: { title: label, children, onDismiss: nothing } },
    keys: {
      draw: (report) => (
        <Banner title="Alpha" onDismiss={() => report('dismissed')}>
          Free for now.
        </Banner>
      ),
      rows: presses('On its close button, puts the banner away.', 'dismissed'),
    },
  }),
};
