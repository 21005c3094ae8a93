import type { actionBar as english } from '../en/actionBar.ts';
import type { Spanish } from '../types.ts';

export const actionBar: Spanish<typeof english> = {
  label: 'Acciones para la selección',
  selected_one: '{{count, number}} seleccionado',
  selected_many: '{{count, number}} de seleccionados',
  selected_other: '{{count, number}} seleccionados',
  allSelected: 'Todo seleccionado',
  clear: 'Quitar la selección',
  available: 'Hay acciones disponibles después de la lista.',
};
