import type { balance as english } from '../en/balance.ts';
import type { Spanish } from '../types.ts';

export const balance = {
  label: 'Saldo',
  mirrorCoins: 'Monedas Mirror',
  usageCredits: 'Créditos de uso',
  loading: 'Cargando...',
  loadingShort: 'Cargando',
  purchaseCoins: 'Comprar monedas',
  exchangeCoins: 'Cambiar monedas',
  rate: '10 monedas = 1 crédito',
  coins_one: '{{count, number}} moneda Mirror',
  coins_many: '{{count, number}} de monedas Mirror',
  coins_other: '{{count, number}} monedas Mirror',
  credits_one: '{{count, number}} crédito de uso',
  credits_many: '{{count, number}} de créditos de uso',
  credits_other: '{{count, number}} créditos de uso',
  tokens: 'Tokens',
  openWallet: 'Abrir la cartera de tokens',
  failed: 'No hemos podido consultar tu saldo.',
} as const satisfies Spanish<typeof english>;
