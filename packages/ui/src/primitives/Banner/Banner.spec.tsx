import { told as hears, type KeyRow } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { Banner } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: hears(what) },
  { keys: ['Space'], does, press: ' ', sees: hears(what) },
];

const label = 'A name';

const children = 'Some words';

export default {
  Banner: (): Spec => ({
    conformance: { props: { title: label, children, onDismiss: nothing } },
    keys: {
      draw: (tell) => (
        <Banner title="Alpha" onDismiss={() => tell('dismissed')}>
          Free for now.
        </Banner>
      ),
      rows: presses('On its close button, puts the banner away.', 'dismissed'),
    },
  }),
};
