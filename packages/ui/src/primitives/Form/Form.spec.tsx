import { reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { TextField } from '../TextField/index.ts';
import type { FormProps } from './Form.tsx';
import { Form, FormActions } from './index.ts';

const label = 'A name';

const children = 'Some words';

const profile = {
  'aria-label': 'Profile',
  children: (
    <>
      <TextField name="name" label="Display name" isRequired />
      <TextField name="email" label="Email" type="email" defaultValue="mara@example.com" />
      <Checkbox name="terms" value="yes">
        I accept the terms of service
      </Checkbox>
      <FormActions>
        <Button type="reset" variant="ghost">
          Reset
        </Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </>
  ),
};

/** `<Form {...formStates.untouched} />` */
export const formStates = statesOf<FormProps>()({
  untouched: profile,
  refused: {
    ...profile,
    validationErrors: { email: 'This address has an account already.' },
    error: 'The profile was not saved.',
  },
});

/** Form: sends it and reads why it was refused. Takes its name. */
export function formTester(tools: Tools, name: string | RegExp) {
  const inside = () => tools.within(controlOf(tools, 'form', name).get());
  return {
    /** Presses the button of this name. */
    submit: async (button: string | RegExp) =>
      tools.user.click(inside().getByRole('button', { name: button })),
    /** Why it was refused, or null. */
    error: () => inside().queryByRole('alert')?.textContent ?? null,
  };
}

export default {
  Form: (): Spec<FormProps> => ({
    group: 'Fields',
    states: formStates,
    tester: formTester,
    uses: [
      {
        in: { 'aria-label': label, children: <Button type="submit">Save</Button> },
        calls: 'onSubmit',
        by: (tools) => formTester(tools, label).submit('Save'),
      },
      {
        in: { 'aria-label': label, children: <TextField label="Name" />, error: 'It was refused.' },
        reads: (tools) => formTester(tools, label).error(),
        is: 'It was refused.',
      },
    ],
    conformance: { props: { 'aria-label': label, children: <TextField label={label} /> } },
    keys: {
      draw: (report) => (
        <Form aria-label="Profile" onSubmit={() => report('sent')}>
          <TextField label="Name" defaultValue="Mara" />
          <Button type="submit">Save</Button>
        </Form>
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'In a field of one line, sends the form.',
          press: '{Enter}',
          sees: reported('sent'),
        },
      ],
    },
  }),
  FormActions: (): Part => ({ partOf: 'Form', conformance: { props: { children } } }),
};
