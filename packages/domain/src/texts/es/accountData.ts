import type { accountData as english } from '../en/accountData.ts';
import type { Spanish } from '../types.ts';

export const accountData = {
  title: 'Tus datos',
  lead: 'Llévatelo todo, o vete.',
  exportTitle: 'Una copia de todo',
  exportLead:
    'Un archivo ZIP con todo lo que tenemos sobre ti: perfil, libro de cuentas, descripciones con sus versiones, imágenes con sus derechos, sesiones y registro de seguridad, en formatos que lee cualquier programa. Abre primero index.html.',
  askExport: 'Pedir una copia',
  askAgain: 'Pedir una copia nueva',
  asking: 'Pidiendo…',
  none: 'Aún no has pedido ninguna copia.',
  waiting: 'Tu copia espera su turno. Puedes salir de la página: un correo te avisará cuando esté lista.',
  building: 'Estamos preparando tu copia. Puedes salir de la página: un correo te avisará cuando esté lista.',
  progress: '{{done, number}} de {{total, number}} archivos',
  progressLabel: 'Archivos en la copia',
  ready:
    'Tu copia está lista: {{size}}. El enlace está en tu correo, sirve una sola vez y se puede usar hasta el {{date}}. Después se borra el archivo.',
  readyUsed:
    'Ya has usado el enlace a tu copia ({{size}}). Si necesitas el archivo otra vez, pide otro enlace hasta el {{date}}. Después se borra el archivo.',
  sendLink: 'Enviarme otro enlace',
  sending: 'Enviando…',
  linkSent: 'Otro enlace va de camino a tu correo. El anterior ya no sirve.',
  failed: 'No se pudo preparar tu copia. Tus datos no han cambiado, y este intento no cuenta.',
  tryAgain: 'Intentarlo de nuevo',
  expired: 'Tu última copia se borró al cabo de {{days, number}} días.',
  notBefore: 'Puedes pedir {{count, number}} copias en 24 horas. La próxima, a partir del {{date}}.',
  fetchTitle: 'Descargar tu copia',
  fetchLead:
    'Has abierto el enlace de tu correo. Sirve una sola vez: pulsa cuando estés en el ordenador que debe tener el archivo.',
  fetch: 'Descargar',
  fetching: 'Empezando…',
  fetched: 'La descarga ha empezado: {{name}}.',
  deleteTitle: 'Eliminar la cuenta',
  deleteLead:
    'Tu cuenta se cierra en el acto y se elimina al cabo de {{days, number}} días. Hasta entonces puedes recuperarla iniciando sesión.',
  deleteOpen: 'Eliminar mi cuenta…',
  deleteGoesTitle: 'Lo que desaparece',
  deleteGoes:
    'Tu perfil y tu correo, descripciones y versiones, imágenes, vídeos y archivos subidos, series para clientes con sus comentarios, trabajos, sesiones, segundo factor y registro de seguridad, y tu saldo de monedas y créditos.',
  deleteStaysTitle: 'Lo que la ley conserva',
  kept_journal:
    'El diario de monedas y créditos, sin ti: cantidades, fechas y motivos, en una cuenta sin nombre. La contabilidad no puede perder asientos.',
  kept_orders:
    'Los pedidos de la tienda, sin ti: lo que se pagó, cuándo y el número que le dio el proveedor de pagos.',
  kept_ideas:
    'Los títulos de ideas tuyas por las que otros votaron o de las que hablaron en la hoja de ruta, sin tu nombre ni tus palabras.',
  kept_proposals:
    'Las propuestas que presentaste, sin tu nombre, y las papeletas de votaciones terminadas, de las que nadie sabe de quién eran.',
  kept_moderation: 'Lo que se denunció y decidió de obras y creadores públicos, sin decir de quién.',
  kept_removal: 'Que se eliminó una cuenta, y cuándo: para demostrar que se hizo. No dice de quién era.',
  deleteMeanwhileTitle: 'Hasta entonces',
  deleteMeanwhile:
    'Los trabajos se detienen y no se puede cambiar nada. Los enlaces que diste a tus clientes no se abren. Puedes seguir pidiendo una copia de tus datos.',
  deleteDialogTitle: '¿Eliminar esta cuenta?',
  typeAddress: 'Escribe {{address}} para confirmar',
  addressWrong: 'Esa no es la dirección de esta cuenta: {{address}}.',
  addressMissing: 'Escribe la dirección de esta cuenta.',
  deleteIt: 'Eliminar la cuenta',
  deleting: 'Cerrando…',
  keepIt: 'Conservarla',
  elsewhere: 'El servicio con el que inicias sesión guarda tu acceso: elimina la cuenta allí.',
  closingTitle: 'Esta cuenta se va a eliminar',
  closing:
    'Lo pediste el {{asked}}. El {{date}} se eliminará todo para siempre. Hasta entonces la cuenta está cerrada: no se puede cambiar nada en ella.',
  closingPage:
    'El {{date}} se eliminará todo para siempre, como pediste. Hasta entonces la cuenta está cerrada, y basta con pulsar para conservarla.',
  keepAccount: 'Conservar mi cuenta',
  keeping: 'Abriéndola de nuevo…',
  kept: 'Tu cuenta se queda. Vuelve a estar abierta.',
  toMyData: 'Ir a mis datos',
  signOut: 'Cerrar sesión',
  failedToLoad: 'No se pudo leer el estado de tus datos.',
  askFailed: 'No se ha pedido la copia. {{reason}}',
  sendFailed: 'No se ha enviado el enlace. {{reason}}',
  fetchFailed: 'La descarga no ha empezado. {{reason}}',
  deleteFailed: 'La cuenta no se ha cerrado. {{reason}}',
  keepFailed: 'La cuenta sigue cerrada. {{reason}}',
} as const satisfies Spanish<typeof english>;
