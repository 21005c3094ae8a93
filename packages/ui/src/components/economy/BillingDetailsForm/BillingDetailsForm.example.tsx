import { useState } from 'react';
import { BillingDetailsForm } from './index.ts';

const none = { name: '', address: '', taxId: '' };

export function Example({ save }: { save: (name: string) => void }) {
  const [values, setValues] = useState(none);
  return (
    <BillingDetailsForm
      values={values}
      onChange={(change) => setValues({ ...values, ...change })}
      isDirty={values !== none}
      onDiscard={() => setValues(none)}
      onSubmit={() => save(values.name)}
    />
  );
}
