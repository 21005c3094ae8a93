import type { samples as english } from '../en/samples.ts';
import type { German } from '../types.ts';

export const samples = {
  title: 'Was der Spiegel zeigt',
  lead: '{{count, number}} Bilder des eingebauten Beispiel-Renderers, jedes mit den Worten, aus denen es entstand. Nimm eines davon und ändere es.',
  wall: 'Beispiele',
  sample: 'Beispiel {{number, number}} von {{total, number}}',
  picture: 'Das Bild zu Beispiel {{number, number}}',
  previous: 'Zurück',
  next: 'Weiter',
  try: 'Diesen Prompt ausprobieren',
} as const satisfies German<typeof english>;
