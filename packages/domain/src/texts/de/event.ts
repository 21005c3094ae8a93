import type { event as english } from '../en/event.ts';
import type { German } from '../types.ts';

export const event = {
  title: 'Die Fotobox',
  comingSoon:
    'Die Kamera ist noch nicht gebaut. Was heute schon geht: Die Fotobox füllt den ganzen Bildschirm und gibt ihn wieder frei.',
  enter: 'Bildschirm füllen',
  entering: 'Der Bildschirm wird gefüllt …',
  refused:
    'Dieser Browser hat den ganzen Bildschirm nicht freigegeben. Die Veranstaltung kann im Fenster weitergehen.',
  full: 'Die Fotobox hat den ganzen Bildschirm. Auch Escape gibt ihn wieder frei.',
  leave: 'Vollbild verlassen',
  leaving: 'Der Bildschirm wird freigegeben …',
} as const satisfies German<typeof english>;
