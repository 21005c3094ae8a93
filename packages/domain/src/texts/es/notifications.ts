import type { notifications as english } from '../en/notifications.ts';
import type { Spanish } from '../types.ts';

export const notifications = {
  title: 'Notificaciones',
  unread_one: '{{count, number}} notificación sin leer',
  unread_many: '{{count, number}} de notificaciones sin leer',
  unread_other: '{{count, number}} notificaciones sin leer',
  markAllRead: 'Marcar todo como leído',
  clearAll: 'Borrar todo',
  empty: 'No hay nada que contarte',
  emptyHint: 'Aquí verás las novedades de tu trabajo.',
  markRead: 'Marcar como leída',
  unreadMark: 'sin leer',
  type_success: 'Éxito',
  type_error: 'Error',
  type_warning: 'Aviso',
  type_info: 'Información',
} as const satisfies Spanish<typeof english>;
