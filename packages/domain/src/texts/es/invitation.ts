import type { invitation as english } from '../en/invitation.ts';
import type { Spanish } from '../types.ts';

export const invitation = {
  have: 'Tengo una invitación',
  code: 'Código de tu invitación',
  help: 'Cuatro grupos de cuatro letras y cifras.',
  claim: 'Usar la invitación',
  claiming: 'Comprobando la invitación...',
  close: 'Seguir sin ella',
  claimed: 'Tu invitación está aceptada.',
  missing: 'Escribe el código entero: cuatro grupos de cuatro.',
  failed: 'No se ha podido comprobar la invitación. El código sigue aquí.',
  wrong: 'No hay ninguna invitación con este código. Compáralo con el mensaje.',
  used: 'Esta invitación ya se ha usado.',
  own: 'Esta invitación es tuya para darla: no puedes usarla tú.',
  ended: 'Esta invitación ha caducado. Pide otra.',
  another: 'Ya has usado una invitación: con una basta.',
} as const satisfies Spanish<typeof english>;
