import type { arcana as english } from '../en/arcana.ts';
import type { Spanish } from '../types.ts';

export const arcana = {
  name_fool: 'El Loco',
  name_magician: 'El Mago',
  name_priestess: 'La Sacerdotisa',
  name_empress: 'La Emperatriz',
  name_emperor: 'El Emperador',
  name_hierophant: 'El Hierofante',
  name_lovers: 'Los Enamorados',
  name_chariot: 'El Carro',
  name_strength: 'La Fuerza',
  name_hermit: 'El Ermitaño',
  name_wheel: 'La Rueda de la Fortuna',
  name_justice: 'La Justicia',
  name_hangedMan: 'El Colgado',
  name_death: 'La Muerte',
  name_temperance: 'La Templanza',
  name_devil: 'El Diablo',
  name_tower: 'La Torre',
  name_star: 'La Estrella',
  name_moon: 'La Luna',
  name_sun: 'El Sol',
  name_judgement: 'El Juicio',
  name_world: 'El Mundo',
  notReached: 'Aún no alcanzada',
} as const satisfies Spanish<typeof english>;
