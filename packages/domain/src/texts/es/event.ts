import type { event as english } from '../en/event.ts';
import type { Spanish } from '../types.ts';

export const event = {
  title: 'La cabina',
  comingSoon:
    'La cámara aún no está hecha. Lo que funciona hoy: la cabina ocupa toda la pantalla y la devuelve.',
  enter: 'Llenar la pantalla',
  entering: 'Llenando la pantalla...',
  refused: 'Este navegador no ha cedido toda la pantalla. El evento puede seguir en la ventana.',
  full: 'La cabina ocupa toda la pantalla. Escape también la devuelve.',
  leave: 'Salir de pantalla completa',
  leaving: 'Devolviendo la pantalla...',
} as const satisfies Spanish<typeof english>;
