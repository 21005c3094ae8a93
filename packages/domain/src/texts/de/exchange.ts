import type { exchange as english } from '../en/exchange.ts';
import type { German } from '../types.ts';

export const exchange = {
  title: 'Mirror-Münzen tauschen',
  rate: '10 Münzen = 1 Credit',
  coins: 'Münzen',
  available: '{{count, number}} verfügbar',
  placeholder: 'Betrag eingeben',
  youReceive: 'Du erhältst',
  received_one: '{{count, number}} Credit',
  received_other: '{{count, number}} Credits',
  coinsLeft: 'Verbleibende Münzen',
  remainder_one: '{{count, number}} dieser Münzen ergibt keinen ganzen Credit: Credits werden abgerundet.',
  remainder_other: '{{count, number}} dieser Münzen ergeben keinen ganzen Credit: Credits werden abgerundet.',
  confirm_one: '{{count, number}} Münze tauschen',
  confirm_other: '{{count, number}} Münzen tauschen',
  confirmEmpty: 'Münzen tauschen',
  pending: 'Wird getauscht …',
  buyMore: 'Mehr Münzen kaufen (bald verfügbar)',
  invalidAmountTitle: 'Ungültiger Betrag',
  invalidAmountDescription: 'Bitte gib eine gültige Anzahl Münzen ein',
  ambiguousAmountDescription:
    'Das kann Tausender oder einen Bruch bedeuten. Gib die Anzahl der Münzen ohne Trennzeichen ein',
  belowMinimumTitle: 'Mindestbetrag',
  belowMinimumDescription: 'Getauscht werden mindestens 10 Münzen',
  aboveBalanceTitle: 'Guthaben reicht nicht',
  aboveBalanceDescription: 'Du hast nicht genug Münzen',
} as const satisfies German<typeof english>;
