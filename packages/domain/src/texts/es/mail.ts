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
  addressOfNumberBody:
    'Has pedido usar {{newEmail}} en tu cuenta. Dilo aquí y escribe en tu perfil el código del mensaje de texto.',
  addressOfNumberPreheader: 'Vale cuando esta dirección y tu número han dicho que sí.',
  addressOfNumberButton: 'Sí, usarla',
  addressFirstSubject: 'Esta es la dirección de tu cuenta de Mirror Studio',
  addressFirstPreheader: '{{newEmail}}, {{time}}',
  addressFirstHeading: 'Tu nombre está en la puerta',
  addressFirstBody:
    'La dirección de tu cuenta es {{newEmail}} desde el {{time}}. Desde ahora los mensajes van allí, y los enlaces de acceso cuando pidas uno.',
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
  provedOneOfFirst:
    'Escribe ahora en tu perfil el código del mensaje de texto. La dirección vale cuando tu número también ha dicho que sí.',
  provedFirstTitle: 'Tu cuenta tiene una dirección',
  provedFirst: 'Es {{newEmail}}. Allí va un mensaje que lo dice.',
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
  textCode:
    '{{code}} es tu código para Mirror Studio. Sirve una vez, durante 10 minutos. No se lo des a nadie.',
  textNonce:
    '{{code}} es tu código para cambiar cómo inicias sesión en Mirror Studio. ¿No lo has pedido? No se lo des a nadie.',
  textChange:
    '{{code}} es tu código para usar este número en tu cuenta de Mirror Studio. Sirve una vez, durante 10 minutos. No se lo des a nadie.',
  textAddress:
    '{{code}} es tu código para dar a tu cuenta de Mirror Studio la dirección {{newEmail}}. Sirve una vez, durante 10 minutos. No se lo des a nadie.',
  phoneChangedSubject: 'El número de teléfono de tu cuenta de Mirror Studio ha cambiado',
  phoneChangedPreheader: '{{phone}}, {{time}}',
  phoneChangedHeading: 'Un número nuevo en la puerta',
  phoneChangedBody:
    'Desde ahora tu cuenta se abre con un código que se envía al {{phone}}. El número se confirmó con {{device}}, {{place}}, el {{time}}.',
  nonceSubject: 'Tu código de Mirror Studio',
  noncePreheader: 'Escríbelo donde tienes la sesión iniciada.',
  nonceHeading: '¿Eres tú?',
  nonceBody: 'Vas a cambiar cómo inicias sesión. Escribe este código donde tienes la sesión iniciada.',
  nonceCodeLabel: 'Tu código',
  nonceCodeLife: 'Sirve una vez, durante 10 minutos.',
  nonceButton: 'A mi perfil',
  nonceLife: 'El código no cambia nada por sí solo.',
  nonceNotYou:
    '¿No lo has pedido tú? Entonces no des el código a nadie. Puede que otra persona haya iniciado sesión como tú: cierra todas las demás sesiones en tu perfil.',
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
    'Esta máquina no tiene servidor de correo, así que los mensajes esperan aquí. Solo desde esta máquina se abre esta página.',
  inboxCount_one: '{{count, number}} mensaje',
  inboxCount_many: '{{count, number}} de mensajes, los más recientes primero',
  inboxCount_other: '{{count, number}} mensajes, los más recientes primero',
  inboxTo: 'Para {{email}}',
  inboxText: 'Mensaje de texto',
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
  giftWaitingSubject_one: '{{count, number}} moneda Mirror te espera',
  giftWaitingSubject_many: '{{count, number}} de monedas Mirror te esperan',
  giftWaitingSubject_other: '{{count, number}} monedas Mirror te esperan',
  giftPreheader: 'Un regalo de {{person}}',
  giftHeading: 'Un regalo para ti',
  giftWaitingBody_one:
    '{{person}} te ha regalado {{count, number}} moneda Mirror, la moneda de Mirror Studio. Es tuya en cuanto entres, o te registres, con esta dirección.',
  giftWaitingBody_many:
    '{{person}} te ha regalado {{count, number}} de monedas Mirror, las monedas de Mirror Studio. Son tuyas en cuanto entres, o te registres, con esta dirección.',
  giftWaitingBody_other:
    '{{person}} te ha regalado {{count, number}} monedas Mirror, las monedas de Mirror Studio. Son tuyas en cuanto entres, o te registres, con esta dirección.',
  giftWaitingButton: 'Recoger las monedas',
  giftWaitingLife: 'Esperan hasta el {{date}}. Después vuelven a {{person}}.',
  giftWaitingNotYou:
    '¿No sabes qué es esto? Entonces no hagas nada: las monedas vuelven solas y no se crea ninguna cuenta.',
  giftReceivedSubject_one: 'Te ha llegado {{count, number}} moneda Mirror',
  giftReceivedSubject_many: 'Te han llegado {{count, number}} de monedas Mirror',
  giftReceivedSubject_other: 'Te han llegado {{count, number}} monedas Mirror',
  giftReceivedBody_one: 'Te ha llegado {{count, number}} moneda Mirror de {{person}}. Está en tu saldo.',
  giftReceivedBody_many:
    'Te han llegado {{count, number}} de monedas Mirror de {{person}}. Están en tu saldo.',
  giftReceivedBody_other: 'Te han llegado {{count, number}} monedas Mirror de {{person}}. Están en tu saldo.',
  giftReceivedButton: 'Ver mis regalos',
  giftReceivedLife: 'Allí puedes leer lo que se dijo con ellas y dar las gracias.',
  giftReceivedNotYou:
    'No tienes que hacer nada. Enviamos este mensaje como mucho una vez al día, por muchos regalos que lleguen.',
  giftFromSeveral: 'varios miembros de Mirror Studio',
  giftFromMember: 'un miembro de Mirror Studio',
  renewalFailedSubject: 'No se pudo renovar tu suscripción de Mirror Studio',
  renewalFailedPreheader: 'Lo intentamos cada día hasta el {{date}}.',
  renewalFailedHeading: 'Tu mes ha terminado',
  renewalFailedBody:
    'No se pudo renovar tu plan {{plan}}, así que las monedas de este mes no han llegado. Lo intentamos cada día hasta el {{date}}. Después termina la suscripción. Lo que tienes sigue siendo tuyo.',
  renewalFailedButton: 'Ver mi suscripción',
  renewalFailedLife: 'Las suscripciones son simuladas: no se cobró nada.',
  renewalFailedNotYou: '¿No quieres seguir? Termínala allí o no hagas nada: terminará sola.',
  renewalDoneSubject: 'Tu suscripción de Mirror Studio se ha renovado',
  renewalDonePreheader: 'Han llegado {{coins, number}} monedas.',
  renewalDoneHeading: 'Sigue adelante',
  renewalDoneBody:
    'La renovación de tu plan {{plan}} ya ha funcionado. {{coins, number}} monedas Mirror están en tu saldo.',
  renewalDoneButton: 'Ver mi suscripción',
  renewalDoneLife: 'Las suscripciones son simuladas: no se cobró nada.',
  renewalDoneNotYou: '¿No quieres seguir? Cancélala allí: termina con el mes.',
  renewalEndedSubject: 'Tu suscripción de Mirror Studio ha terminado',
  renewalEndedPreheader: 'No se pudo renovar.',
  renewalEndedHeading: 'Hasta otra',
  renewalEndedBody:
    'No se pudo renovar tu plan {{plan}} durante {{days, number}} días, así que la suscripción ha terminado. Las monedas que tienes siguen siendo tuyas.',
  renewalEndedButton: 'Ver los planes',
  renewalEndedLife: 'Puedes empezar otra cuando quieras.',
  renewalEndedNotYou: 'Las suscripciones son simuladas: no se cobró nada.',
} as const satisfies Spanish<typeof english>;
