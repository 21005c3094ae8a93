import type { exchange as english } from '../en/exchange.ts';
import type { Spanish } from '../types.ts';

export const exchange = {
  title: 'Cambiar monedas Mirror',
  rate: '10 monedas = 1 crédito',
  coins: 'Monedas',
  available: 'Tienes {{count, number}}',
  placeholder: 'Escribe una cantidad',
  youReceive: 'Recibes',
  received_one: '{{count, number}} crédito',
  received_many: '{{count, number}} de créditos',
  received_other: '{{count, number}} créditos',
  coinsLeft: 'Te quedan',
  remainder_one: '{{count, number}} de estas monedas no llega a un crédito: redondeamos hacia abajo.',
  remainder_many: '{{count, number}} de estas monedas no llegan a un crédito: redondeamos hacia abajo.',
  remainder_other: '{{count, number}} de estas monedas no llegan a un crédito: redondeamos hacia abajo.',
  confirm_one: 'Cambiar {{count, number}} moneda',
  confirm_many: 'Cambiar {{count, number}} de monedas',
  confirm_other: 'Cambiar {{count, number}} monedas',
  confirmEmpty: 'Cambiar monedas',
  pending: 'Cambiando...',
  buyMore: 'Comprar más monedas (próximamente)',
  invalidAmountTitle: 'Cantidad no válida',
  invalidAmountDescription: 'Escribe un número de monedas válido',
  ambiguousAmountDescription:
    'Esto puede leerse como millares o como decimales. Escribe el número de monedas sin separadores',
  belowMinimumTitle: 'Cambio mínimo',
  belowMinimumDescription: 'El cambio mínimo es de 10 monedas',
  aboveBalanceTitle: 'Saldo insuficiente',
  aboveBalanceDescription: 'No tienes suficientes monedas',
} as const satisfies Spanish<typeof english>;
