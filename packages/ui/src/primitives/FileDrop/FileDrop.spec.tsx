import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { FileDrop } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

export default {
  FileDrop: (): Spec => ({
    conformance: { props: { label, onSelect: nothing } },
    keys: {
      draw: (report) => (
        <div
          onClickCapture={(event) => {
            if (!(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            report('asked');
          }}
        >
          <FileDrop label="Reference" onSelect={() => report('chosen')} />
        </div>
      ),
      // The first stop is for pasting, where a screen reader offers it.
      rows: presses('Asks for a file.', 'asked').map((row) => ({ ...row, first: '{Tab}' })),
    },
  }),
};
