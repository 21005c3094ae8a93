import type { pictureViewer as english } from '../en/pictureViewer.ts';
import type { German } from '../types.ts';

export const pictureViewer = {
  favourite: 'Favorit',
  delete: 'Löschen',
  compare: 'Vergleichen',
  sideBySide: 'Nebeneinander',
  slider: 'Schieber',
  first: 'Erstes',
  second: 'Zweites',
  chooseOther: 'Wähle das zweite Bild im Streifen.',
  compareWith: 'Vergleichen mit: {{prompt}}',
  show: 'Zeigen: {{prompt}}',
  strip: 'Bilder davor und danach',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomFit: 'Das ganze Bild zeigen',
  zoomPixels: 'Seine Pixel zeigen',
  zoomed: '{{percent, number}} %',
  stage:
    'Das Bild: Plus und Minus vergrößern und verkleinern, 0 zeigt es ganz, 1 seine Pixel, Pfeile bewegen es',
  cost: 'Kosten',
  costOfShoot: '{{credits}} für das ganze Shooting',
  costUnknown: 'ließ sich nicht lesen',
  job: 'Sein Auftrag',
  again: 'Noch einmal',
  video: 'Video daraus machen',
} as const satisfies German<typeof english>;
