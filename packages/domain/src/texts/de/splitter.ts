import type { splitter as english } from '../en/splitter.ts';
import type { German } from '../types.ts';

export const splitter = {
  resize: 'Größe ändern: {{pane}}',
  collapsed: 'Eingeklappt',
} as const satisfies German<typeof english>;
