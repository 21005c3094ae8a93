import type { video as english } from '../en/video.ts';
import type { German } from '../types.ts';

export const video = {
  play: 'Abspielen',
  pause: 'Pause',
  frameBack: 'Voriges Einzelbild',
  frameForward: 'Nächstes Einzelbild',
  seek: 'Einzelbild',
  time: 'Sekunden: {{now}} / {{all}}',
  frames: 'Einzelbild: {{now}} / {{all}}',
  speeds: 'Geschwindigkeit',
  speed: 'Geschwindigkeit: {{times, number}}×',
  times: '{{times, number}}×',
  captions: 'Untertitel',
  loop: 'Wiederholen',
  mute: 'Stumm',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  loading: 'Das Video wird geladen',
  failed: 'Das Video konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
} as const satisfies German<typeof english>;
