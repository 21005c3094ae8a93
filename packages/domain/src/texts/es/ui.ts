import type { ui as english } from '../en/ui.ts';
import type { Spanish } from '../types.ts';

export const ui: Spanish<typeof english> = {
  characters: '{{used, number}} / {{limit, number}}',
  charactersLeft_one: 'Queda {{count, number}} carácter',
  charactersLeft_many: 'Quedan {{count, number}} de caracteres',
  charactersLeft_other: 'Quedan {{count, number}} caracteres',
  charactersOver_one: 'Sobra {{count, number}} carácter',
  charactersOver_many: 'Sobran {{count, number}} de caracteres',
  charactersOver_other: 'Sobran {{count, number}} caracteres',
  choose: 'Elige…',
  imageFailed: 'No se ha podido cargar la imagen.',
  fileChoose: 'Elegir un archivo',
  fileDropHere: 'Suéltalo aquí',
  fileHint: 'o suéltalo aquí',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  loadingMore: 'Cargando más…',
  selectAll: 'Seleccionar todo',
  selectRow: 'Seleccionar',
  expandRow: 'Mostrar lo que contiene',
  collapseRow: 'Ocultar lo que contiene',
  details: 'Detalles',
  resizeColumn: 'Anchura',
};
