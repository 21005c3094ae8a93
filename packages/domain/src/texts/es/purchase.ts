import type { purchase as english } from '../en/purchase.ts';
import type { Spanish } from '../types.ts';

export const purchase = {
  title: 'Monedas Mirror',
  lead: 'Elige un paquete. En alfa la compra es una simulación y no se cobra nada.',
  leadDisabled: 'Echa un vistazo: las compras están desactivadas durante la fase alfa.',
  sovereignName: 'Soberano',
  sovereignDescription: 'Un primer tesoro: da para cincuenta créditos de trabajo.',
  regalName: 'Regio',
  regalDescription: 'Para quien hace una sesión cada semana.',
  royalName: 'Real',
  royalDescription: 'Para un estudio con muchos espejos.',
  glassName: 'Cristal',
  silverName: 'Plata',
  obsidianName: 'Obsidiana',
  coins_one: '{{count, number}} moneda',
  coins_many: '{{count, number}} de monedas',
  coins_other: '{{count, number}} monedas',
  saves: '{{percent}}\u00a0% de descuento',
  popular: 'El más elegido',
  choose: 'Elegir {{name}}',
  confirmTitle: 'Confirma tu paquete',
  change: 'Cambiar',
  confirm: 'Confirmar la compra',
  pending: 'Completando...',
  simulated: 'Simulada en alfa: no se cobra nada.',
  disabled: 'Las compras están desactivadas durante las pruebas alfa',
} as const satisfies Spanish<typeof english>;
