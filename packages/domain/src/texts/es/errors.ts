import type { errors as english } from '../en/errors.ts';
import type { Spanish } from '../types.ts';

export const errors = {
  network: 'No se puede conectar con el servidor. Comprueba tu conexión a internet.',
  auth: 'No hemos podido comprobar quién eres. Vuelve a iniciar sesión.',
  validation: 'Revisa lo que has escrito y vuelve a intentarlo.',
  notFound: 'No hemos encontrado lo que buscas.',
  server: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo más tarde.',
  rateLimit: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  unknown: 'Ha ocurrido un error inesperado. Vuelve a intentarlo.',
  sessionExpired: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  unauthorized: 'No tienes permiso para hacer esto.',
  generation: 'No se han podido generar las imágenes. Vuelve a intentarlo.',
  upload: 'No se ha podido subir la imagen de referencia.',
  outcomeUnknown:
    'La respuesta se perdió por el camino. Mira tu saldo: enviar lo mismo otra vez no cobra dos veces.',
  title: 'El espejo se ha empañado',
  action_retry: 'Volver a intentar',
  action_goBack: 'Volver atrás',
  action_goHome: 'Inicio',
  action_contactSupport: 'Contactar con soporte',
  action_reload: 'Recargar',
  details: 'Detalles para soporte',
  code_AUTH_REQUIRED: 'Inicia sesión para continuar.',
  code_DEMO_NOT_ALLOWED:
    'Una cuenta de demostración no puede hacer esto: no compra, no regala y no publica nada. Crea tu propia cuenta para seguir.',
  code_ACCOUNT_CLOSING:
    'Esta cuenta se va a eliminar, así que no se puede cambiar nada en ella. Conserva la cuenta para seguir.',
  code_COINS_INSUFFICIENT: 'No tienes suficientes monedas',
  code_INPUT_INVALID: 'Revisa lo que has escrito y vuelve a intentarlo.',
  code_PROVIDER_BAD_REQUEST:
    'El servicio de imágenes no ha aceptado esta petición. Cambia el prompt o el modelo.',
  code_PROVIDER_RATE_LIMIT: 'El servicio de imágenes está ocupado. Espera un momento y vuelve a intentarlo.',
  code_PROVIDER_TIMEOUT: 'El servicio de imágenes no ha respondido a tiempo.',
  code_PROVIDER_DOWN: 'Ahora mismo no se puede acceder al servicio de imágenes.',
  code_PROVIDER_KEY_MISSING:
    'Este modelo necesita una clave que aquí no está configurada. Elige otro modelo.',
  code_PROVIDER_REFUSED: 'El servicio de imágenes ha rechazado la clave configurada aquí.',
  code_ENCODER_MISSING: 'Aquí no se pueden crear vídeos: falta el codificador (ffmpeg).',
  code_IDEMPOTENCY_CONFLICT: 'Esto ya se envió antes con otro contenido. No se ha hecho nada dos veces.',
  code_NOT_FOUND: 'No hemos encontrado lo que buscas.',
  code_FORBIDDEN: 'No tienes permiso para hacer esto.',
  code_RATE_LIMITED: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  code_PAYLOAD_TOO_LARGE: 'El archivo es demasiado grande. El máximo es de 10 MB.',
  code_DISK_FULL: 'Queda muy poco sitio en un disco del servidor.',
  code_STORAGE_FULL: 'No hay sitio para más. Borra lo que ya no necesites y vuelve a intentarlo.',
  code_UNSUPPORTED_MEDIA: 'Tipo de archivo no válido. Sube una imagen.',
  code_SERVER_ERROR: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo más tarde.',
  code_OFFLINE:
    'Estás sin conexión. No se ha enviado nada y se conserva lo que has introducido. Vuelve a intentarlo cuando tengas conexión.',
  code_ACCOUNT_SUSPENDED: 'Esta cuenta está suspendida. Por ahora no puedes usar el estudio.',
  code_insufficient_aal: 'Confirma tu segundo factor para hacer esto.',
  code_CONFLICT: 'Esto ha cambiado mientras tanto. Vuelve a mirarlo.',
} as const satisfies Spanish<typeof english>;
