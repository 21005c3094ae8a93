import { told as hears, type KeyRow } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { FileDrop } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: hears(what) },
  { keys: ['Space'], does, press: ' ', sees: hears(what) },
];

const label = 'A name';

export default {
  FileDrop: (): Spec => ({
    conformance: { props: { label, onSelect: nothing } },
    keys: {
      draw: (tell) => (
        <div
          onClickCapture={(event) => {
            if (!(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            tell('asked');
          }}
        >
          <FileDrop label="Reference" onSelect={() => tell('chosen')} />
        </div>
      ),
      // The first stop is for pasting, where a screen reader offers it.
      rows: presses('Asks for a file.', 'asked').map((row) => ({ ...row, first: '{Tab}' })),
    },
  }),
};
