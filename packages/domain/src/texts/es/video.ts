import type { video as english } from '../en/video.ts';
import type { Spanish } from '../types.ts';

export const video: Spanish<typeof english> = {
  play: 'Reproducir',
  pause: 'Pausar',
  frameBack: 'Fotograma anterior',
  frameForward: 'Fotograma siguiente',
  seek: 'Fotograma',
  time: 'Segundos: {{now}} / {{all}}',
  frames: 'Fotograma: {{now}} / {{all}}',
  speeds: 'Velocidad',
  speed: 'Velocidad: {{times, number}}×',
  times: '{{times, number}}×',
  captions: 'Subtítulos',
  loop: 'Repetir',
  mute: 'Silenciar',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  loading: 'Cargando el vídeo',
  failed: 'No se ha podido cargar el vídeo.',
  retry: 'Reintentar',
};
