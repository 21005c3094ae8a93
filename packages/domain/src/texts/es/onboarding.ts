import type { onboarding as english } from '../en/onboarding.ts';
import type { Spanish } from '../types.ts';

export const onboarding = {
  title: '¿Quién está en el espejo?',
  lead: 'Cuatro cosas y el estudio es tuyo.',
  displayName: 'Nombre visible',
  displayNameHint: 'Así te verán otros creadores. Puedes cambiarlo más adelante.',
  nameEmpty: 'Elige un nombre con el que darte a conocer.',
  nameTooLong: 'El nombre visible puede tener hasta 60 caracteres.',
  useType: '¿Qué haces?',
  useType_photographer: 'Fotografía',
  useType_designer: 'Diseño',
  useType_artist: 'Arte',
  useType_filmmaker: 'Cine',
  useType_explorer: 'Solo estoy mirando',
  useTypeMissing: 'Elige lo que mejor te encaje.',
  terms: 'Acepto los Términos del servicio y la Política de privacidad.',
  termsMissing: 'Acepta los términos para continuar.',
  compliance: 'Tengo 18 años o más y solo haré imágenes que tenga derecho a hacer.',
  complianceMissing: 'Confírmalo para continuar.',
  readTerms: 'Leer los términos',
  submit: 'Entrar en el estudio',
  submitting: 'Abriendo el estudio...',
  failed: 'No se ha podido guardar tu perfil. No se ha perdido nada de lo que escribiste.',
} as const satisfies Spanish<typeof english>;
