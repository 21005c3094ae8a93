import type { addressChange as english } from '../en/addressChange.ts';
import type { Spanish } from '../types.ts';

export const addressChange = {
  title: 'Dirección',
  lead: 'A donde van los enlaces de acceso y los mensajes. Una nueva vale cuando las dos, ella y la que tienes, están confirmadas.',
  begin: 'Cambiar la dirección',
  newAddress: 'Dirección nueva',
  newAddressHelp:
    'Enviamos un correo a esta dirección y otro a la que tienes. Cada uno lleva un enlace y un código.',
  newAddressInvalid: 'Escribe una dirección de correo, y que no sea la que tienes.',
  submit: 'Enviar los dos correos',
  waits:
    'La dirección cambia cuando las dos están confirmadas: pulsa el enlace de cada correo o escribe aquí su código.',
  both: 'Las dos direcciones',
  oldAddress: 'La dirección que tienes',
  wantedAddress: 'La dirección que quieres',
  proved: 'Confirmada',
  waiting: 'En espera',
  code: 'Código del correo',
  codeHelp: 'En el correo a {{email}}.',
  codeMissing: 'Escribe las seis cifras.',
  prove: 'Confirmar la dirección',
  otherCode: 'Escribir el código del correo a {{email}}',
  resend: 'Enviar otra vez los correos',
  cancel: 'Conservar mi dirección',
  notRead: 'No se ha podido leer tu dirección.',
  keptElsewhere: 'El servicio con el que inicias sesión guarda tu dirección. Cámbiala allí.',
  codeWrong:
    'Ese código no sirve, o ya no sirve. Escribe el del correo más reciente o envía otra vez los correos.',
  tooSoon:
    'Demasiado pronto: los correos salen una vez por minuto y un código puede fallar pocas veces. Espera un minuto y envía otra vez los correos.',
} as const satisfies Spanish<typeof english>;
