import type { waysIn as english } from '../en/waysIn.ts';
import type { Spanish } from '../types.ts';

export const waysIn = {
  title: 'Formas de acceder',
  lead: 'Cada una de ellas abre tu cuenta. Conserva solo las que sean tuyas.',
  mailLink: 'Enlace por correo',
  mailLinkStays: 'Se queda: allí llegan también las cartas sobre tu cuenta.',
  password: 'Contraseña',
  passwordSet: 'Definida',
  passwordNone: 'Sin definir',
  passwordUnknown: 'La guarda el servicio con el que inicias sesión',
  passwordChoose: 'Definir una contraseña',
  passwordChange: 'Cambiar la contraseña',
  linkedOn: 'Vinculada el {{date}}',
  addressUnknown: 'Dirección no indicada',
  onlyWay:
    'Es la única entrada que has usado, así que se queda. Accede una vez con un enlace por correo y podrás desvincularla.',
  unlink: 'Desvincular',
  unlinkOf: 'Desvincular {{provider}}',
  unlinking: 'Desvinculando',
  unlinkTitle: '¿Desvincular {{provider}}?',
  unlinkWords: '{{provider}} dejará de abrir tu cuenta. Tu sesión sigue aquí y podrás vincularla de nuevo.',
  linkAnother: 'Vincula otra cuenta para abrir esta con ella:',
  link: 'Vincular {{provider}}',
  linking: 'Abriendo {{provider}}',
  linkFailed: '{{provider}} no se ha vinculado. {{reason}}',
  unlinkFailed: '{{provider}} no se ha desvinculado. {{reason}}',
  failedToLoad: 'No se han podido cargar tus formas de acceder.',
} as const satisfies Spanish<typeof english>;
