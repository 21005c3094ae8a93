import { definePage } from './page.ts';

/** A proposal of the governance page, with its vote. */
export const proposal = definePage({
  id: 'proposal',
  path: '/dashboard/governance/:id',
  title: { en: 'Proposal', es: 'Propuesta' },
});
