import { expect, test } from 'vitest';
import { billingFields, billingLimitOf, tooLongFields } from './index.ts';

test.each(billingFields)('%s may be empty, and hold as much as its limit', (field) => {
  const none = { name: '', address: '', taxId: '' };
  expect(tooLongFields(none)).toEqual([]);
  expect(tooLongFields({ ...none, [field]: 'x'.repeat(billingLimitOf(field)) })).toEqual([]);
  expect(tooLongFields({ ...none, [field]: 'x'.repeat(billingLimitOf(field) + 1) })).toEqual([field]);
});
