import type { family as english } from '../en/family.ts';
import type { Spanish } from '../types.ts';

export const family = {
  remixOf: 'Versión de {{title}}, de {{name}}',
  remixOfGone: 'Versión de una obra de {{name}} que ya no está aquí',
  remixOfLeft: 'Versión de una obra cuya autoría ya no está aquí',
  remixing:
    'Estás haciendo una versión de {{title}}, de {{name}}. Lo que publiques de ella nombrará a ambas.',
  remixStop: 'No llamar a esto una versión',
  title: 'Familia',
  member: '{{title}}, de {{name}}',
  thisOne: 'Esta obra',
  gone: 'Una obra de {{name}} que ya no está aquí',
  left: 'Una obra cuya autoría ya no está aquí',
  remixes_one: '{{count, number}} versión',
  remixes_many: '{{count, number}} de versiones',
  remixes_other: '{{count, number}} versiones',
  further: 'Sigue hacia arriba: abre la obra de más arriba para verlo.',
  more: 'Mostrar más versiones',
  failed: 'No se pudo cargar la familia de esta obra.',
  why_rising: 'En los últimos {{days, number}} días recibió de personas distintas: {{given}}.',
  why_points_one:
    'De eso queda {{count, number}} punto. Un «me gusta» da {{like, number}}, un guardado {{save, number}}, una versión {{remix, number}}, y cada {{hours, number}} horas todo cuenta la mitad. Las obras con más están antes.',
  why_points_many:
    'De eso quedan {{count, number}} puntos. Un «me gusta» da {{like, number}}, un guardado {{save, number}}, una versión {{remix, number}}, y cada {{hours, number}} horas todo cuenta la mitad. Las obras con más están antes.',
  why_points_other:
    'De eso quedan {{count, number}} puntos. Un «me gusta» da {{like, number}}, un guardado {{save, number}}, una versión {{remix, number}}, y cada {{hours, number}} horas todo cuenta la mitad. Las obras con más están antes.',
  why_likes_one: '{{count, number}} «me gusta»',
  why_likes_many: '{{count, number}} «me gusta»',
  why_likes_other: '{{count, number}} «me gusta»',
  why_saves_one: '{{count, number}} guardado',
  why_saves_many: '{{count, number}} guardados',
  why_saves_other: '{{count, number}} guardados',
  why_remixes_one: '{{count, number}} versión',
  why_remixes_many: '{{count, number}} versiones',
  why_remixes_other: '{{count, number}} versiones',
  why_remixed_one:
    '{{count, number}} persona, además de quien la hizo, ha publicado una versión. Las obras que versionaron más personas están antes.',
  why_remixed_many:
    '{{count, number}} personas, además de quien la hizo, han publicado una versión. Las obras que versionaron más personas están antes.',
  why_remixed_other:
    '{{count, number}} personas, además de quien la hizo, han publicado una versión. Las obras que versionaron más personas están antes.',
  why_followed: 'Sigues a {{name}}. Lo que publica aparece aquí, lo más reciente primero.',
  why_newest: 'Aquí las obras van de la más reciente a la más antigua. Esta se publicó el {{date}}.',
} as const satisfies Spanish<typeof english>;
