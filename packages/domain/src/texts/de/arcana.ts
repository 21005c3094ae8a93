import type { arcana as english } from '../en/arcana.ts';
import type { German } from '../types.ts';

export const arcana = {
  name_fool: 'Der Narr',
  name_magician: 'Der Magier',
  name_priestess: 'Die Hohepriesterin',
  name_empress: 'Die Herrscherin',
  name_emperor: 'Der Herrscher',
  name_hierophant: 'Der Hierophant',
  name_lovers: 'Die Liebenden',
  name_chariot: 'Der Wagen',
  name_strength: 'Die Kraft',
  name_hermit: 'Der Eremit',
  name_wheel: 'Rad des Schicksals',
  name_justice: 'Die Gerechtigkeit',
  name_hangedMan: 'Der Gehängte',
  name_death: 'Der Tod',
  name_temperance: 'Die Mäßigkeit',
  name_devil: 'Der Teufel',
  name_tower: 'Der Turm',
  name_star: 'Der Stern',
  name_moon: 'Der Mond',
  name_sun: 'Die Sonne',
  name_judgement: 'Das Gericht',
  name_world: 'Die Welt',
  notReached: 'Noch nicht erreicht',
} as const satisfies German<typeof english>;
