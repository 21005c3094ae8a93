import type { leaderboard as english } from '../en/leaderboard.ts';
import type { Spanish } from '../types.ts';

export const leaderboard = {
  lead: 'Creadores según lo que gusta y remezclan personas distintas. Cada banda lleva uno de los 22 arcanos mayores.',
  period: 'Periodo',
  period_week: 'Semana',
  period_month: 'Mes',
  period_ever: 'Siempre',
  board: 'Creadores',
  board_all: 'Todos',
  board_new: 'Pocas obras',
  list: 'Puestos',
  place: 'Puesto {{place, number}}',
  points_one: '{{count, number}} punto',
  points_many: '{{count, number}} puntos',
  points_other: '{{count, number}} puntos',
  from_one: 'Desde {{count, number}} punto',
  from_many: 'Desde {{count, number}} puntos',
  from_other: 'Desde {{count, number}} puntos',
  you: 'Tú',
  ownTitle: 'Tu puesto',
  ownPlace: 'Puesto {{place, number}} de {{total, number}}',
  noPlace: 'Aún sin puesto',
  toNext_one: '{{count, number}} punto hasta {{band}}',
  toNext_many: '{{count, number}} puntos hasta {{band}}',
  toNext_other: '{{count, number}} puntos hasta {{band}}',
  lastBand: 'No hay banda por encima de la tuya.',
  apart_one: 'Publica {{count, number}} obra más para estar entre todos.',
  apart_many: 'Publica {{count, number}} obras más para estar entre todos.',
  apart_other: 'Publica {{count, number}} obras más para estar entre todos.',
  emptyTitle: 'La baraja está sin abrir',
  empty: 'Aquí nadie tiene puntos todavía. Llegan con los me gusta y las remezclas de obras publicadas.',
  toLibrary: 'Abrir la biblioteca de creadores',
  failed: 'No se pudo cargar la clasificación.',
  rulesTitle: 'Qué cuenta',
  ruleLike:
    'Un me gusta de otra persona da 1 punto; una remezcla publicada, {{remix, number}}. Una persona da a un creador {{most, number}} puntos como máximo.',
  ruleNot:
    'No cuentan los me gusta propios, ni los de personas bloqueadas, suspendidas o que se van, ni los de obras retiradas. De los que llegan desde una red en {{hours, number}} horas cuentan los de las primeras {{people, number}} personas.',
  ruleTies:
    'Con los mismos puntos se comparte el puesto; va primero quien los tuvo antes. Quienes tienen menos de {{works, number}} obras publicadas van aparte.',
  deckTitle: 'Las 22 bandas',
} as const satisfies Spanish<typeof english>;
