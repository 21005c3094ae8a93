import type { refusals as english } from '../en/refusals.ts';
import type { Spanish } from '../types.ts';

export const refusals = {
  pictureGone: 'La imagen ya no está. Elige otra.',
  encoderUnusable:
    'No es posible crear vídeos: {{path}}, indicado en FFMPEG_PATH, no es un ffmpeg capaz de producir H.264.',
  encoderFailed: 'No se ha podido codificar el vídeo. Inténtalo de nuevo.',
  referenceGone: 'La imagen de referencia ya no está. Elígela otra vez.',
  jobsWaiting_one: 'Ya hay {{count, number}} trabajo en espera. Deja que termine primero.',
  jobsWaiting_many: 'Ya hay {{count, number}} trabajos en espera. Deja que terminen algunos primero.',
  jobsWaiting_other: 'Ya hay {{count, number}} trabajos en espera. Deja que terminen algunos primero.',
  jobEnded: 'El trabajo ya había terminado.',
  jobNotRetryable: 'Solo puedes reintentar un trabajo que falló o que cancelaste.',
  creditsMissing: 'No tienes suficientes créditos de uso para esto. Canjea monedas primero.',
  modelKeyMissing:
    '{{model}} necesita una clave que aquí no está configurada ({{variable}}). Elige otro modelo.',
  engineMissing: '{{model}} ya no está configurado aquí. Elige otro modelo.',
  engineWithoutReference:
    '{{provider}} no puede usar aquí una imagen de referencia. Quítala o elige otro modelo.',
  providerBadRequest: '{{provider}} no ha aceptado esta petición. Cambia el prompt o el modelo.',
  providerRefused: '{{provider}} ha rechazado la clave o la cuenta configurada aquí.',
  providerRateLimit: '{{provider}} está ocupado. Espera un momento e inténtalo de nuevo.',
  providerTimeout: '{{provider}} no ha respondido a tiempo.',
  providerDown: 'Ahora mismo no se puede contactar con {{provider}}, o no ha respondido con una imagen.',
  providerBusyFor_one: '{{provider}} está ocupado. Espera {{count, number}} segundo e inténtalo de nuevo.',
  providerBusyFor_other: '{{provider}} está ocupado. Espera {{count, number}} segundos e inténtalo de nuevo.',
  providerBusyFor_many:
    '{{provider}} está ocupado. Espera {{count, number}} de segundos e inténtalo de nuevo.',
  languageModelBadRequest: '{{provider}} no ha aceptado este prompt. Cambia sus palabras.',
  languageModelDown:
    'Ahora mismo no se puede contactar con {{provider}}, o no ha dado una respuesta completa.',
  languageModelMissing:
    'Aquí no hay ningún modelo de lenguaje configurado (LANGUAGE_MODEL_ADAPTER, LANGUAGE_MODEL_KEY). El compositor integrado varía y mejora los prompts.',
  visionModelMissing:
    'Aquí no hay ningún modelo de lenguaje configurado que vea imágenes (LANGUAGE_MODEL_SEES_PICTURES).',
  providerSaid: '{{refusal}} Dijo: «{{words}}»',
  addressExpired: 'Esta dirección ya no es válida. Vuelve a cargar la página.',
  packageUnknown: 'No hay ningún paquete así a ese precio. Elige uno de la lista.',
  amountUnknown: 'Esta cantidad no se puede comprar. Elige un paquete u otra cantidad.',
  tooManyRequests_one: 'Demasiadas peticiones. Espera {{count, number}} segundo y vuelve a intentarlo.',
  tooManyRequests_other: 'Demasiadas peticiones. Espera {{count, number}} segundos y vuelve a intentarlo.',
  tooManyRequests_many: 'Demasiadas peticiones. Espera {{count, number}} de segundos y vuelve a intentarlo.',
  tooBusy: 'Ahora mismo hay demasiado trabajo aquí. Espera unos segundos y vuelve a intentarlo.',
  purchasesADay:
    'Mientras las compras sean simuladas, se pueden hacer hasta {{most, number}} al día. El día siguiente empieza en {{hours, number}} h {{minutes, number}} min, a las 00:00 UTC.',
  coinsADay:
    'Mientras las compras sean simuladas, se pueden comprar hasta {{most, number}} monedas al día. Hoy quedan {{left, number}}. El día siguiente empieza en {{hours, number}} h {{minutes, number}} min, a las 00:00 UTC.',
  fileMissing: 'No ha llegado ninguna imagen. Elige una y vuelve a enviarla.',
  formUnreadable: 'No se ha podido leer el formulario. Envía la imagen otra vez.',
  uploadTooSlow: 'La imagen ha tardado demasiado en llegar. Inténtalo otra vez o envía una más pequeña.',
  imageTooSlow:
    'Esta imagen ha tardado demasiado en leerse. Inténtalo en un momento o envía una más pequeña.',
  fileNameUnusable:
    'El nombre del archivo tiene más de {{most, number}} caracteres o contiene un carácter de control. Cámbialo e inténtalo otra vez.',
  tooManyPixels:
    'Esta imagen tiene más de {{most, number}} millones de píxeles. Redúcela e inténtalo otra vez.',
  purchasingDisabled: 'Ahora mismo no se puede comprar. No se te ha cobrado nada.',
  paymentDown: 'No se pudo abrir la página de pago. No se cobró nada. Inténtalo de nuevo en un momento.',
  paymentRefused: 'El proveedor de pagos no aceptó esto. No se cobró nada.',
  orderExpired: 'Este pedido no se pagó a tiempo. Empieza uno nuevo.',
  subscriptionsNotLive:
    'Todavía no se pueden pagar suscripciones: nuestro proveedor de pagos no está preparado para ellas. No se cobró nada.',
  subscriptionOpen: 'Ya tienes una suscripción. Cambia su plan.',
  subscriptionChanged: 'Tu suscripción ha cambiado mientras tanto. Mírala de nuevo antes de cambiarla.',
  subscriptionCancelled: 'Tu suscripción está cancelada. Reanúdala antes de cambiar su plan.',
  subscriptionPastDue: 'No se pudo renovar tu suscripción. Podrás cambiar su plan cuando se haya renovado.',
  subscriptionEnded: 'Esta suscripción ha terminado. Empieza una nueva.',
  billingChanged:
    'Tus datos de facturación han cambiado mientras tanto en otro sitio. Guarda de nuevo para conservar los tuyos o descártalos para ver los otros.',
  paymentForged: 'Este mensaje no es del proveedor de pagos.',
  demoModel: 'Una cuenta de demostración solo crea imágenes de muestra. Elige el generador de muestras.',
  promptVersionGone: 'Esa versión ya no está en tu biblioteca. Empieza desde otra.',
  promptBlank: 'Este prompt puede quedarse vacío. Pon palabras en cada una de sus formas.',
  versionConflict:
    'Entretanto se guardó otra versión. Se conservan las dos: la tuya aún no está guardada, así que compáralas y decide.',
  detailsConflict:
    'Entretanto se cambiaron estos detalles. Los tuyos aún no están guardados: compara los dos y decide.',
  libraryFull: 'Tu biblioteca tiene {{most, number}} prompts, todos los que admite. Elimina algunos primero.',
  versionsFull:
    'Este prompt tiene {{most, number}} versiones, todas las que admite. Continúa en una bifurcación.',
  proofsFull: 'Ya hay {{most, number}} series, todas las que puede haber. Borra alguna primero.',
  proofPictureGone: 'Una de las imágenes ya no está en tu galería. Elige de nuevo.',
  proofEnd: 'Un enlace puede estar abierto {{most, number}} días desde ahora como máximo.',
  proofEnded: 'Los días de esta serie han pasado. Dale antes un final posterior.',
  proofLinkOver: 'Este enlace ya no funciona: ha terminado, se retiró o no está entero.',
  proofPasswordNeeded: 'Esta serie pide su contraseña.',
  proofPasswordWrong: 'Esa no es la contraseña de esta serie. Inténtalo de nuevo.',
  proofApproved: 'La elección está aprobada. Retira la aprobación para cambiarla.',
  addressKeptElsewhere: 'El servicio con el que inicias sesión guarda tu dirección. Cámbiala allí.',
  addressChangeOver: 'El cambio de dirección ha terminado. Empiézalo otra vez.',
  addressCodeWrong: 'Ese código no sirve, o ya no sirve. Escribe el del mensaje más reciente o pide otro.',
  sessionsKeptElsewhere: 'El servicio con el que inicias sesión guarda tus sesiones. Termínalas allí.',
  proofCommentsFull: 'Hay {{most, number}} comentarios en esta serie, todos los que puede haber.',
  recoveryCodesElsewhere:
    'Los códigos de recuperación los guarda el servicio de autenticación integrado. Este estudio usa uno externo.',
  recoveryCodesNeedFactor:
    'Los códigos de recuperación son para cuentas con segundo factor. Configura uno primero.',
  browsersRememberedElsewhere: 'El servicio con el que inicias sesión no recuerda navegadores.',
  rememberingNeedsFactor:
    'Los navegadores se recuerdan en cuentas con un segundo factor. Configúralo primero.',
  recoveryCodeWrong: 'Este código de recuperación no es tuyo o ya se usó.',
  profileConflict: 'Tu perfil cambió en otro lugar. Mira los dos y decide.',
  exportUnderWay: 'Ya se está preparando una copia de tus datos. Deja que termine primero.',
  exportsADay:
    'Puedes pedir {{most, number}} copias de tus datos en 24 horas. La próxima, a partir del {{time}} UTC.',
  exportLinkOver:
    'Este enlace ya no sirve: se usó, se envió otro más nuevo o el archivo se ha borrado. Puedes pedir otro abajo.',
  addressNotTheirs: 'Esa no es la dirección de esta cuenta.',
  deletionElsewhere: 'El servicio con el que inicias sesión guarda tu acceso. Elimina la cuenta allí.',
  deletionBegun: 'Es demasiado tarde: la eliminación de esta cuenta ha empezado.',
  textsFull:
    'No tienes sitio para más texto. Borra los prompts que ya no necesites y vuelve a intentarlo: lo que lleva más tiempo en la papelera se elimina para siempre para hacer sitio.',
  picturesFull:
    'No tienes sitio para más imágenes. Borra las que ya no necesites y vuelve a intentarlo: lo que lleva más tiempo en la papelera se elimina para siempre para hacer sitio.',
  proofOwnerFull:
    'Quien te envió este enlace no tiene sitio para más comentarios. Avísale y envía el tuyo más tarde.',
  savedFull: 'Se pueden guardar como máximo {{most, number}} obras. Quita antes algunas.',
  remixGone: 'La obra de la que esto iba a ser una versión ya no está aquí. Empieza sin ella.',
  remixForbidden: 'Quien hizo la obra de la que esto es una versión no permite versiones.',
  likeOwn: 'No puedes indicar que te gusta tu propia obra.',
  relationOwn: 'Eres tú. Elige a otra persona.',
  relationsFull: 'Puede haber como máximo {{most, number}} de estos. Termina algunos primero.',
  workHidden: 'Quien lleva el estudio ocultó esta obra. No se puede cambiar ni volver a publicar.',
  ideaShipped: 'Lo que ya se publicó no admite más votos.',
  ideaMerged: 'Esta idea ahora es parte de otra. Mira allí.',
  proposalNotYours: 'Solo quien administra puede presentar y cambiar propuestas.',
  proposalNotDraft: 'La votación de esta propuesta ya se abrió. Ya no se puede cambiar.',
  proposalNotCarried: 'Solo una propuesta aprobada es una decisión.',
  voteNotOpen: 'La votación de esta propuesta aún no se ha abierto.',
  voteEnded: 'Esta votación ha terminado.',
  voteNotEnded: 'Las papeletas son públicas cuando la votación ha terminado.',
  notElector: 'Pueden votar quienes ya estaban cuando se abrió la votación. Tú llegaste después.',
  optionUnknown: 'Esa opción no está en la papeleta.',
  nonceWrong: 'El número de la papeleta no tiene 64 cifras hexadecimales, o ya se usó.',
  reportOwn: 'Esto es tuyo. No hay nada que denunciar.',
  requestUnread: 'No se ha podido leer la petición.',
  requestTooLarge: 'La petición es demasiado grande.',
  bodyUnreadable: 'El cuerpo no es JSON que se pueda guardar.',
  feedMoved: 'Los puestos de las obras han cambiado mientras tanto. Léelos de nuevo.',
  standingsMoved: 'Los puestos se han vuelto a contar mientras tanto. Léelos de nuevo.',
  cursorUnknown: 'cursor no es uno de los nuestros.',
  idsUnknown: 'ids son los de imágenes.',
  idempotencyKeyNeeded: 'Hay que dar {{header}}: de 8 a 128 letras, cifras o . : _ -',
} as const satisfies Spanish<typeof english>;
