import type { addressChange as english } from '../en/addressChange.ts';
import type { Spanish } from '../types.ts';

export const addressChange = {
  title: 'Dirección',
  lead: 'A donde van los enlaces de acceso y los mensajes. Una nueva vale cuando las dos, ella y la que tienes, están confirmadas.',
  leadFirst:
    'A donde van los mensajes y los enlaces de acceso. Una vale cuando ella y tu número están confirmados.',
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
  resendIn_one: 'Enviar de nuevo en {{count, number}} segundo',
  resendIn_many: 'Enviar de nuevo en {{count, number}} de segundos',
  resendIn_other: 'Enviar de nuevo en {{count, number}} segundos',
  cancel: 'Conservar mi dirección',
  none: 'Todavía sin dirección',
  beginFirst: 'Añadir una dirección',
  newAddressHelpFirst:
    'Enviamos a esta dirección un correo con un enlace y un código, y a {{phone}} un mensaje de texto con un código.',
  submitFirst: 'Enviar correo y mensaje de texto',
  waitsFirst:
    'La dirección vale cuando las dos cosas están confirmadas: pulsa el enlace del correo o escribe su código, y escribe el código del mensaje de texto.',
  bothFirst: 'El número y la dirección',
  oldNumber: 'El número que tienes',
  codeOfText: 'Código del mensaje de texto',
  codeOfTextHelp: 'En el mensaje de texto a {{phone}}.',
  otherCodeOfText: 'Escribir el código del mensaje de texto a {{phone}}',
  proveNumber: 'Confirmar el número',
  resendFirst: 'Enviar otra vez los códigos',
  cancelFirst: 'No añadirla',
  notRead: 'No se ha podido leer tu dirección.',
  keptElsewhere: 'El servicio con el que inicias sesión guarda tu dirección. Cámbiala allí.',
  codeWrong:
    'Ese código no sirve, o ya no sirve. Escribe el del correo más reciente o envía otra vez los correos.',
  codeWrongOfText: 'Escribe el código del último mensaje de texto o envía otra vez los códigos.',
} as const satisfies Spanish<typeof english>;
