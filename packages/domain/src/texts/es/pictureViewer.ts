import type { pictureViewer as english } from '../en/pictureViewer.ts';
import type { Spanish } from '../types.ts';

export const pictureViewer = {
  favourite: 'Favorita',
  delete: 'Eliminar',
  compare: 'Comparar',
  sideBySide: 'Una junto a otra',
  slider: 'Deslizador',
  first: 'Primera',
  second: 'Segunda',
  chooseOther: 'Elige la segunda imagen en la tira.',
  compareWith: 'Comparar con: {{prompt}}',
  show: 'Mostrar: {{prompt}}',
  strip: 'Imágenes anteriores y siguientes',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomFit: 'Mostrar la imagen entera',
  zoomPixels: 'Mostrar sus píxeles',
  zoomed: '{{percent, number}} %',
  stage: 'La imagen: más y menos acercan y alejan, 0 la muestra entera, 1 sus píxeles, las flechas la mueven',
  cost: 'Coste',
  costOfShoot: '{{credits}} por toda la sesión',
  costUnknown: 'no se pudo leer',
  job: 'Su tarea',
  again: 'Otra vez',
  video: 'Hacer un vídeo',
} as const satisfies Spanish<typeof english>;
