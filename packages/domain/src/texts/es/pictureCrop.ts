import type { pictureCrop as english } from '../en/pictureCrop.ts';
import type { Spanish } from '../types.ts';

export const pictureCrop = {
  title: 'Recortar la imagen',
  stage: 'La parte que se queda',
  hint: 'Arrastra la imagen o muévela con las flechas. Amplíala con más y menos, con dos dedos o con la rueda.',
  zoom: 'Tamaño',
  move: 'Mover la imagen',
  left: 'A la izquierda',
  right: 'A la derecha',
  up: 'Arriba',
  down: 'Abajo',
  centre: 'Al centro',
  use: 'Usar esta imagen',
  using: 'Guardando la imagen...',
  unreadable: 'Tu navegador no puede mostrar este archivo. Elige otra imagen.',
  reading: 'Abriendo la imagen...',
  at: '{{across, number}} por ciento a lo ancho, {{down, number}} por ciento a lo alto, ampliada al {{size, number}} por ciento',
} as const satisfies Spanish<typeof english>;
