import type { balance as english } from '../en/balance.ts';
import type { German } from '../types.ts';

export const balance = {
  label: 'Guthaben',
  mirrorCoins: 'Mirror-Münzen',
  usageCredits: 'Nutzungs-Credits',
  loading: 'Wird geladen …',
  loadingShort: 'Lädt',
  purchaseCoins: 'Münzen kaufen',
  exchangeCoins: 'Münzen tauschen',
  rate: '10 Münzen = 1 Credit',
  coins_one: '{{count, number}} Mirror-Münze',
  coins_other: '{{count, number}} Mirror-Münzen',
  credits_one: '{{count, number}} Nutzungs-Credit',
  credits_other: '{{count, number}} Nutzungs-Credits',
  tokens: 'Token',
  openWallet: 'Token-Wallet öffnen',
  failed: 'Dein Guthaben konnte nicht gelesen werden.',
} as const satisfies German<typeof english>;
