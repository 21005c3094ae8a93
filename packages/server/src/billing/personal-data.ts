import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.billing_details',
    of: byMember,
    key: ['member'],
    given: { file: 'billingDetails' },
    erased: 'deleted',
  },
];
