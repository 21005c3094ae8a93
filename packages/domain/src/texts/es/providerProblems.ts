import type { providerProblems as english } from '../en/providerProblems.ts';
import type { Spanish } from '../types.ts';

export const providerProblems = {
  providerTitle: 'Esa entrada no se ha abierto',
  providerDeclined: 'El otro servicio no ha podido decir quién eres. No se ha abierto ninguna sesión.',
  providerStale: 'Ese acceso ya se usó o tardó demasiado. Empieza de nuevo.',
  providerFailed: 'El otro servicio no ha respondido como debía. Inténtalo de nuevo o pide un enlace aquí.',
  providerUnverified:
    'El otro servicio no ha verificado tu dirección de correo. Verifícala allí o pide un enlace aquí.',
  providerNoEmail: 'El otro servicio no ha dicho tu dirección de correo. Pide un enlace aquí.',
  providerSignUpClosed: 'Por ahora no se pueden abrir cuentas nuevas aquí. No se ha abierto ninguna sesión.',
  providerNeedsFactor:
    'Esta cuenta tiene un segundo factor. Accede como antes y vincula el otro servicio en tu perfil.',
} as const satisfies Spanish<typeof english>;
