import type { rights as english } from '../en/rights.ts';
import type { German } from '../types.ts';

export const rights = {
  madeBy: 'Von {{name}} mit Mirror Studio gemacht.',
  made: 'Mit Mirror Studio gemacht.',
  licensed_free: 'Dieses Bild darf weiterverkauft und zum Trainieren von KI verwendet werden.',
  licensed_resale: 'Dieses Bild darf weiterverkauft werden. KI darf damit nicht trainiert werden.',
  licensed_training: 'KI darf mit diesem Bild trainiert werden. Es darf nicht weiterverkauft werden.',
  licensed_none:
    'Dieses Bild darf weder weiterverkauft noch für Data-Mining oder zum Trainieren von KI verwendet werden.',
  noResale: 'Weiterverkauf ist nicht erlaubt.',
  resale: 'Weiterverkauf ist erlaubt.',
} as const satisfies German<typeof english>;
