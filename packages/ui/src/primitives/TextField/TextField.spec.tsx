import type { KeyRow } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Button } from '../Button/index.ts';
import { TextField } from './index.ts';

const next = <Button>Next</Button>;

const leaves = (does = 'Goes on to the next control.'): KeyRow => ({
  keys: ['Tab'],
  does,
  press: '{Tab}',
  sees: ({ focused }) => focused?.textContent === 'Next',
});

const label = 'A name';

const children = 'Some words';

export default {
  TextField: (): Spec => ({
    conformance: { props: { label, type: 'password', description: children } },
    keys: {
      draw: () => (
        <>
          <TextField label="Name" />
          {next}
        </>
      ),
      rows: [leaves()],
    },
  }),
};
