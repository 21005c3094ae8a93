import type { KeyRow } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { CoinIcon } from '../../icons/index.ts';
import { typableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { TextField } from './index.ts';
import type { TextFieldProps } from './TextField.tsx';

const next = <Button>Next</Button>;

const leaves = (does = 'Goes on to the next control.'): KeyRow => ({
  keys: ['Tab'],
  does,
  press: '{Tab}',
  sees: ({ focused }) => focused?.textContent === 'Next',
});

const label = 'A name';

const children = 'Some words';

const project = { label: 'Project name', name: 'project' };

/** `<TextField {...textFieldStates.filled} />` */
export const textFieldStates = statesOf<TextFieldProps>()({
  untouched: { ...project, placeholder: 'Name this project' },
  withHelp: { ...project, defaultValue: 'Halcyon', description: 'Groups the pictures in your gallery.' },
  withPrefix: { label: 'Coins', prefix: <CoinIcon />, aside: '1,240 available', defaultValue: '420' },
  invalid: { label: 'Coins', defaultValue: '9', errorMessage: 'Minimum exchange is 10 coins' },
  readOnly: { ...project, isReadOnly: true, defaultValue: 'Halcyon' },
  disabled: { ...project, isDisabled: true, defaultValue: 'Halcyon' },
  small: { ...project, size: 'small', defaultValue: 'Halcyon' },
});

/** TextField: types into it. Takes its label. A password has no role: find it by its label. */
export function textFieldTester(tools: Tools, label: string | RegExp) {
  return typableOf(tools, 'textbox', label);
}

export default {
  TextField: (): Spec<TextFieldProps> => ({
    group: 'Fields',
    states: textFieldStates,
    tester: textFieldTester,
    uses: [
      {
        in: { label, defaultValue: 'old', errorMessage: 'It is too short.' },
        reads: async (tools) => {
          const { type, value, isInvalid, help } = textFieldTester(tools, label);
          await type('new');
          return [value(), isInvalid(), help()];
        },
        is: ['new', true, 'It is too short.'],
      },
    ],
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
