import type { splitter as english } from '../en/splitter.ts';
import type { Spanish } from '../types.ts';

export const splitter: Spanish<typeof english> = {
  resize: 'Cambiar el tamaño: {{pane}}',
  collapsed: 'Contraído',
};
