import type { gates as english } from '../en/gates.ts';
import type { Spanish } from '../types.ts';

export const gates = {
  suspendedTitle: 'Esta cuenta está suspendida',
  suspended: 'Por ahora no puedes usar el estudio. Si crees que es un error, escríbenos.',
  suspendedContact: 'Contactar con soporte',
  suspendedSignOut: 'Cerrar sesión',
  legalTitle: 'Antes de entrar',
  legal: 'La invitación ya es tuya. Lee y acepta cómo funciona el estudio.',
  legalAccept: 'Aceptar y continuar',
  legalAgree: 'He leído y acepto los Términos del servicio y la Política de privacidad.',
  termsTitle: 'Los términos del estudio',
  terms: 'Acepta los términos tal como están hoy y confirma que los cumples.',
  termsAgree: 'Acepto los Términos del servicio.',
  complianceAgree: 'Solo haré imágenes que tenga derecho a hacer.',
  termsAccept: 'Aceptar y continuar',
  accepting: 'Guardando...',
  acceptFailed: 'No se ha podido guardar tu respuesta. Vuelve a intentarlo.',
  readTerms: 'Leer los términos',
  readPrivacy: 'Leer la política de privacidad',
} as const satisfies Spanish<typeof english>;
