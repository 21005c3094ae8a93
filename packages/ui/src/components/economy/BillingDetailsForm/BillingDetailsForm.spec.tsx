import { billingLimitOf } from '@mirror-studio/domain/economy';
import { billing as texts } from '@mirror-studio/domain/texts/en/billing';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { billingDetails } from '../../../testing/fixtures/orders.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { BillingDetailsFormProps } from './BillingDetailsForm.tsx';

const empty = { name: '', address: '', taxId: '' };
const form: BillingDetailsFormProps = {
  values: billingDetails,
  onChange: nothing,
  onDiscard: nothing,
  onSubmit: nothing,
};
const failure = refusals.billingChanged;
const long = { ...billingDetails, taxId: 'X'.repeat(billingLimitOf('taxId') + 1) };

/** `<BillingDetailsForm {...billingDetailsStates.filled} />` */
export const billingDetailsStates = statesOf<BillingDetailsFormProps>()({
  untouched: { ...form, values: empty },
  filled: { ...form, isDirty: true },
  saved: { ...form, isSaved: true },
  invalid: { ...form, values: long, isDirty: true, tooLong: ['taxId'] },
  pending: { ...form, isDirty: true, isPending: true },
  refused: { ...form, isDirty: true, failure },
  loading: { ...form, values: empty, state: 'loading' },
  failedToLoad: { ...form, values: empty, state: 'failed' },
});

/** BillingDetailsForm: reads and fills the fields, and saves them. */
export function billingDetailsTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'billing', texts);
  const { press, fill } = stepsOf(tools);
  return {
    read: () => (place.getByRole('textbox', { name: t.name }) as HTMLInputElement).value,
    fill: (field: 'name' | 'address' | 'taxId', text: string) =>
      fill(place.getByRole('textbox', { name: t[field] }), text),
    save: () => press(t.save, place),
    discard: () => press(t.discard, place),
  };
}

export default {
  BillingDetailsForm: (): Spec<BillingDetailsFormProps> => ({
    states: billingDetailsStates,
    tester: billingDetailsTester,
    uses: [
      {
        in: billingDetailsStates.filled,
        calls: 'onSubmit',
        by: (tools) => billingDetailsTester(tools).save(),
      },
      {
        in: billingDetailsStates.filled,
        calls: 'onDiscard',
        by: (tools) => billingDetailsTester(tools).discard(),
      },
    ],
    composition: {
      cases: {
        state,
        loadFailure: documented('is said in place of the fields: it has a story'),
        tooLong: state,
        isDirty: byRole('button', texts.discard, { isDirty: true }),
        isSaved: state,
        isPending: state,
        failure: byRole('alert', '', { failure }),
      },
    },
    keys: 'it is TextFields, a TextArea and Buttons',
  }),
};
