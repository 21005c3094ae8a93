import type { promptEditor as english } from '../en/promptEditor.ts';
import type { Spanish } from '../types.ts';

export const promptEditor: Spanish<typeof english> = {
  combinations_one: '{{count, number}} combinación',
  combinations_many: '{{count, number}} combinaciones',
  combinations_other: '{{count, number}} combinaciones',
  combinationsMore: 'más de {{count, number}} combinaciones',
  hint: 'Dos guiones bajos ofrecen los nombres de las listas. F8 lleva al siguiente error, Mayús F8 al anterior. El tabulador sale del campo.',
  completions: 'Nombres de listas',
  values_one: '{{count, number}} valor',
  values_many: '{{count, number}} valores',
  values_other: '{{count, number}} valores',
  faults: '{{label}}: lo que conviene revisar',
  place: 'Línea {{line, number}}, carácter {{column, number}}',
  write: 'Escribir {{name}}',
  noFaults: 'Ya no hay nada mal.',
  faultsCount_one: '{{count, number}} cosa que revisar: {{first}}',
  faultsCount_many: '{{count, number}} cosas que revisar. La primera: {{first}}',
  faultsCount_other: '{{count, number}} cosas que revisar. La primera: {{first}}',
  controlCharacter: 'Carácter de control',
  selectionDeleted: 'Se ha borrado lo seleccionado.',
};
