import type { breadcrumbs as english } from '../en/breadcrumbs.ts';
import type { German } from '../types.ts';

export const breadcrumbs = {
  label: 'Navigationspfad',
  between: 'Ebenen dazwischen anzeigen',
} as const satisfies German<typeof english>;
