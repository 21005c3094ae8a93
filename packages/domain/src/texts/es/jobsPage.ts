import type { jobsPage as english } from '../en/jobsPage.ts';
import type { Spanish } from '../types.ts';

export const jobsPage = {
  lead: 'Todo lo que trabaja para ti en segundo plano, lo más reciente primero.',
  column_job: 'Trabajo',
  column_status: 'Estado',
  column_time: 'Tiempo',
  column_attempts: 'Intentos',
  column_held: 'Reservado',
  column_charged: 'Gastado',
  column_returned: 'Devuelto',
  column_actions: 'Acciones',
  timeAbout: 'unos {{time}}',
  timeUnknown: 'aún no se sabe',
  statusProgress: '{{status}}, {{done, number}} de {{total, number}}',
  detail_answer: 'Respuesta del proveedor',
  detail_pictures: 'Imágenes',
  detail_asked: 'Pedido',
  detail_begun: 'Empezado',
  detail_finished: 'Terminado',
  detail_estimate: 'Tiempo habitual',
  answerFinished: 'Ha terminado.',
  answerNone: 'Ninguna todavía.',
  answerStopped: 'Se canceló antes de la última respuesta.',
  estimateSpread:
    '{{median}}. La mitad de los últimos {{count, number}} trabajos como este tardó de {{lower}} a {{upper}}.',
  estimateNone: 'Últimamente han terminado muy pocos trabajos como este.',
  cancelWaiting_one: 'Cancelar el que espera',
  cancelWaiting_many: 'Cancelar los {{count, number}} que esperan',
  cancelWaiting_other: 'Cancelar los {{count, number}} que esperan',
} as const satisfies Spanish<typeof english>;
