import type { studioHome as english } from '../en/studioHome.ts';
import type { German } from '../types.ts';

export const studioHome = {
  eyebrow: 'Studio',
  title: 'Das rote Licht ist an',
  lead: 'Das eigentliche Prompt-Studio ist noch nicht gebaut. Bis dahin beginnt alles mit einem Shooting.',
  begin: 'Shooting beginnen',
  recent: 'Frisch aus der Schale',
  picture: 'In der Galerie öffnen: {{prompt}}',
  none: 'Hier werden deine ersten Bilder hängen.',
  next: 'Wohin du gehen kannst',
  toGallery: 'Galerie öffnen',
  toJobs: 'Sehen, was sich entwickelt',
} as const satisfies German<typeof english>;
