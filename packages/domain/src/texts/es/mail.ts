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
  codeLabel: '¿En otro dispositivo? Escribe allí este código',
  codeLife: 'El código sirve durante 10 minutos, en lugar del enlace.',
  notYou:
    '¿No lo has pedido? Entonces no hagas nada y no des el código a nadie: sin él o sin el enlace no entra nadie.',
  newDeviceSubject: 'Un nuevo inicio de sesión en Mirror Studio',
  newDevicePreheader: '{{device}}, {{time}}',
  newDeviceHeading: 'Un rostro nuevo en el espejo',
  newDeviceBody:
    'Alguien ha iniciado sesión en tu cuenta con un dispositivo que no habíamos visto: {{device}}, {{place}}, el {{time}}.',
  tokenReusedSubject: 'Hemos terminado una sesión tuya en Mirror Studio',
  tokenReusedPreheader: 'Su clave se usó dos veces.',
  tokenReusedHeading: 'Hemos cerrado una puerta',
  tokenReusedBody:
    'La clave de una de tus sesiones ({{device}}) se usó dos veces, así que quizá la tuvo otra persona. Terminamos esa sesión el {{time}}. Si era tuya, inicia sesión allí de nuevo.',
  browserRememberedSubject: 'Un navegador quedó recordado en Mirror Studio',
  browserRememberedPreheader: '{{device}}, {{time}}',
  browserRememberedHeading: 'El espejo conoce esta cara',
  browserRememberedBody:
    'Durante {{days, number}} días no se pedirá código al entrar en este navegador: {{device}}, {{place}}, desde {{time}}. Antes de lo más importante se te seguirá pidiendo.',
  browserReusedSubject: 'Se olvidó un navegador recordado en Mirror Studio',
  browserReusedPreheader: 'Su clave se usó donde no debía.',
  browserReusedHeading: 'Hemos cerrado una puerta',
  browserReusedBody:
    'La clave de un navegador recordado tuyo ({{device}}) se usó dos veces o en otro navegador, así que puede que otra persona la tuviera. Olvidamos ese navegador y cerramos sus sesiones el {{time}}. La próxima vez se pedirá allí un código.',
  addressOldSubject: '¿Quieres otra dirección en Mirror Studio?',
  addressOldBody:
    'Has pedido cambiar la dirección de tu cuenta a {{newEmail}}. Dilo aquí y en el correo que hemos enviado allí.',
  addressNewSubject: 'Tu nueva dirección en Mirror Studio',
  addressNewBody:
    'Has pedido usar {{newEmail}} en tu cuenta. Dilo aquí y en el correo que hemos enviado a la dirección que tienes.',
  addressPreheader: 'Cambia cuando las dos direcciones han dicho que sí.',
  addressHeading: 'Un nombre nuevo en la puerta',
  addressButton: 'Sí, cambiarla',
  addressLife: 'Sirve una sola vez, durante 1 hora, en cualquier navegador.',
  addressCodeLabel: 'O escribe este código en tu perfil',
  addressNotYou:
    '¿No has sido tú? Entonces no hagas nada aquí: inicia sesión, termina todas las demás sesiones en tu perfil y cambia tu contraseña si tienes una.',
  addressNewNotYou: '¿No lo has pedido? Entonces no hagas nada: sin ti no cambia nada.',
  addressTakenSubject: 'Han pedido tu dirección en Mirror Studio',
  addressTakenPreheader: 'No ha cambiado nada.',
  addressTakenHeading: 'Tu nombre sigue en tu puerta',
  addressTakenBody:
    'Alguien quería usar esta dirección para otra cuenta. Es de la tuya, así que no ha cambiado nada.',
  addressTakenLife: 'Si has sido tú: ya tienes una cuenta con esta dirección. Inicia sesión en ella.',
  addressTakenNotYou:
    '¿No has sido tú? Entonces no tienes que hacer nada. Nadie ha sabido que tienes una cuenta.',
  addressChangedSubject: 'Tu dirección en Mirror Studio ha cambiado',
  addressChangedPreheader: '{{newEmail}}, {{time}}',
  addressChangedHeading: 'El nombre de la puerta ha cambiado',
  addressChangedBody:
    'La dirección de tu cuenta era {{oldEmail}} y es {{newEmail}} desde el {{time}}. Desde ahora los mensajes y los enlaces de acceso van allí.',
  pressAddress:
    'La dirección de una cuenta va a ser {{newEmail}}. Pulsa el botón si lo has pedido: los programas que revisan el correo también abren los enlaces, pero no pulsan.',
  provedOneTitle: 'Esta dirección está confirmada',
  provedOne:
    'Abre ahora el correo que enviamos a la otra dirección. El cambio se hace cuando las dos están confirmadas.',
  provedBothTitle: 'Tu dirección ha cambiado',
  provedBoth: 'Ahora es {{newEmail}}. Las dos direcciones reciben un mensaje.',
  provedNotTitle: 'Este enlace ya no sirve',
  provedNot: 'Se usó, es demasiado antiguo o el cambio se canceló. Envía otra vez los mensajes en tu perfil.',
  provedGoOn: 'Ir a mi perfil',
  identityLinkedSubject: 'Otra entrada a tu cuenta de Mirror Studio',
  identityLinkedPreheader: '{{provider}}, {{time}}',
  identityLinkedHeading: 'Una puerta más',
  identityLinkedBody:
    'Desde ahora tu cuenta también se abre con {{provider}}. Se vinculó con {{device}}, {{place}}, el {{time}}.',
  identityUnlinkedSubject: 'Se ha quitado una entrada a tu cuenta de Mirror Studio',
  identityUnlinkedPreheader: '{{provider}}, {{time}}',
  identityUnlinkedHeading: 'Una puerta menos',
  identityUnlinkedBody:
    'Tu cuenta ya no se abre con {{provider}}. Se quitó con {{device}}, {{place}}, el {{time}}.',
  newsButton: 'Ver dónde he iniciado sesión',
  newsYou: 'Si has sido tú, no tienes que hacer nada.',
  newsNotYou:
    '¿No has sido tú? Entonces termina allí todas las demás sesiones y cambia tu contraseña si tienes una.',
  newsPlace: 'desde la red {{network}}',
  newsPlaceUnknown: 'desde una red desconocida',
  plainLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  pressWhy:
    'Este enlace es para {{email}}. Pulsa el botón para continuar: los programas que revisan el correo también abren los enlaces, pero no pulsan.',
  pressPassword:
    'La contraseña que se escribió al registrarse no se conserva por esta vía. Podrás elegir una cuando hayas entrado.',
  pressNotYou: '¿No lo has pedido? Entonces cierra esta página: no ha pasado nada.',
  inboxTitle: 'Buzón local',
  inboxLead:
    'Esta máquina no tiene servidor de correo, así que las cartas esperan aquí. Solo desde esta máquina se abre esta página.',
  inboxCount_one: '{{count, number}} carta',
  inboxCount_many: '{{count, number}} de cartas, las más recientes primero',
  inboxCount_other: '{{count, number}} cartas, las más recientes primero',
  inboxTo: 'Para {{email}}',
  inboxOpen: 'Abrir el enlace',
  inboxWhole: 'La carta entera',
  inboxEmptyTitle: 'Todavía no ha llegado nada',
  inboxEmpty: 'Pide un enlace de acceso en el estudio y aparecerá aquí solo.',
  inboxBack: 'Ir al estudio',
  exportReadySubject: 'Tus datos de Mirror Studio están listos',
  exportReadyPreheader: 'Hasta el {{date}}',
  exportReadyHeading: 'Todo, en un archivo',
  exportReadyBody:
    'Has pedido una copia de todo lo que tenemos sobre ti. Está lista: un archivo ZIP de {{size}}.',
  exportReadyButton: 'Descargar mis datos',
  exportReadyLife:
    'El enlace sirve una sola vez, solo para ti, hasta el {{date}}. Después se borra el archivo.',
  exportReadyNotYou:
    '¿No la has pedido? Entonces mira tu registro de seguridad y termina las demás sesiones: alguien ha entrado como tú.',
  exportFailedSubject: 'No se pudieron empaquetar tus datos de Mirror Studio',
  exportFailedPreheader: 'No cuenta: inténtalo de nuevo.',
  exportFailedHeading: 'No ha funcionado',
  exportFailedBody: 'No se pudo preparar la copia de tus datos. No ha cambiado nada de ellos.',
  exportFailedButton: 'Intentarlo de nuevo',
  exportFailedLife: 'Este intento no cuenta entre las copias de un día.',
  exportFailedNotYou:
    '¿No la has pedido? Entonces mira tu registro de seguridad y termina las demás sesiones: alguien ha entrado como tú.',
  deletionAskedSubject: 'Tu cuenta de Mirror Studio se eliminará el {{date}}',
  deletionAskedPreheader: 'Puedes recuperarla hasta entonces.',
  deletionAskedHeading: 'El espejo se apaga',
  deletionAskedBody:
    'Has pedido que eliminemos tu cuenta. Ahora está cerrada. El {{date}} se eliminará para siempre todo lo que hay en ella.',
  deletionAskedButton: 'Iniciar sesión y conservarla',
  deletionAskedLife: '¿Has cambiado de idea? Inicia sesión antes y pulsa «Conservar mi cuenta».',
  deletionAskedNotYou:
    '¿No lo has pedido? Entonces inicia sesión, conserva la cuenta y termina las demás sesiones: alguien ha entrado como tú.',
  deletionKeptSubject: 'Tu cuenta de Mirror Studio se queda',
  deletionKeptPreheader: 'Vuelve a estar abierta.',
  deletionKeptHeading: 'Qué bien que te quedas',
  deletionKeptBody:
    'Has retirado la eliminación de tu cuenta. Vuelve a estar abierta, con todo lo que hay en ella.',
  deletionKeptButton: 'Al estudio',
  deletionKeptLife: 'Los trabajos detenidos se pueden volver a intentar.',
  deletionKeptNotYou: '¿No has sido tú? Entonces mira tu registro de seguridad y termina las demás sesiones.',
  deletionDoneSubject: 'Tu cuenta de Mirror Studio se ha eliminado',
  deletionDonePreheader: 'Este es el último correo.',
  deletionDoneHeading: 'Hasta siempre',
  deletionDoneBody:
    'Han pasado los {{days}} días: tu cuenta está cerrada para siempre y todo lo que había en ella se está eliminando ahora, como pediste.',
  deletionDoneButton: 'Empezar de nuevo',
  deletionDoneLife: 'Puedes empezar de nuevo con la misma dirección cuando quieras.',
  deletionDoneNotYou: 'Este es el último correo que te enviamos.',
} as const satisfies Spanish<typeof english>;
