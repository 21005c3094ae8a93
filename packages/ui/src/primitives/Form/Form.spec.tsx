import { reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './index.ts';

const label = 'A name';

const children = 'Some words';

export default {
  Form: (): Spec => ({
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
