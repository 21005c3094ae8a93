import type { acceptances as english } from '../en/acceptances.ts';
import type { Spanish } from '../types.ts';

export const acceptances = {
  title: 'Términos aceptados',
  lead: 'Cada versión a la que has dicho que sí. Aquí nunca se sobrescribe nada.',
  list: 'Lo que has aceptado',
  document_legal: 'Textos legales',
  document_terms: 'Términos del servicio',
  document_compliance: 'Derechos sobre lo que creas',
  version: 'Versión del {{date}}',
  acceptedAt: 'Aceptada',
  newest: 'En vigor',
  read_legal: 'Leer la política de privacidad',
  read_terms: 'Leer los términos',
  read_compliance: 'Leer las reglas',
  change_legal_20261130:
    'Nuevo: una cookie por la que los intentos fallidos de otros no bloquean tu navegador.',
  change_legal_20261128: 'Nuevo: números de teléfono, y quién envía los mensajes de texto.',
  change_legal_20261127: 'Nuevo: navegadores recordados, entrar con otra cuenta e invitaciones.',
  empty: 'Aún no has aceptado nada',
  failedToLoad: 'No se ha podido leer lo que has aceptado.',
} as const satisfies Spanish<typeof english>;
