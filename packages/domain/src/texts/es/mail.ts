import type { mail as english } from '../en/mail.ts';
import type { Spanish } from '../types.ts';

export const mail = {
  magicLinkSubject: 'Tu entrada a Mirror Studio',
  magicLinkPreheader: 'Abre este enlace para iniciar sesión. Sirve una sola vez.',
  magicLinkHeading: 'Atraviesa el espejo',
  magicLinkBody: 'Has pedido un enlace para entrar en Mirror Studio.',
  magicLinkButton: 'Iniciar sesión',
  magicLinkLife: 'Sirve una sola vez, durante 1 hora, en el navegador donde lo pediste.',
  confirmSubject: 'Confirma tu correo para Mirror Studio',
  confirmPreheader: 'Solo falta un paso.',
  confirmHeading: 'Solo falta un paso',
  confirmBody: 'Confirma que esta dirección es tuya y el estudio se abrirá.',
  confirmButton: 'Confirmar mi correo',
  recoverSubject: 'Elige una nueva contraseña para Mirror Studio',
  recoverPreheader: 'Abre este enlace para elegir una nueva contraseña.',
  recoverHeading: 'Una nueva llave',
  recoverBody: 'Has pedido elegir una nueva contraseña.',
  recoverButton: 'Elegir una nueva contraseña',
  notYou: '¿No lo has pedido? Entonces no hagas nada: sin el enlace no entra nadie.',
  plainLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
} as const satisfies Spanish<typeof english>;
