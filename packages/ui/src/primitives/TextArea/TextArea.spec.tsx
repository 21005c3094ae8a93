import { inField, type KeyRow } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Button } from '../Button/index.ts';
import { TextArea } from './index.ts';

const next = <Button>Next</Button>;

const leaves = (does = 'Goes on to the next control.'): KeyRow => ({
  keys: ['Tab'],
  does,
  press: '{Tab}',
  sees: ({ focused }) => focused?.textContent === 'Next',
});

const label = 'A name';

export default {
  TextArea: (): Spec => ({
    conformance: { props: { label, limit: 100 } },
    keys: {
      draw: () => (
        <>
          <TextArea label="Prompt" />
          {next}
        </>
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'Begins a new line.',
          press: 'a{Enter}b',
          sees: (seen) => inField(seen) === 'a\nb',
        },
        leaves('Goes on to the next control: it never writes a tab.'),
      ],
    },
  }),
};
