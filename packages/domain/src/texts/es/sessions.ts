import type { sessions as english } from '../en/sessions.ts';
import type { Spanish } from '../types.ts';

export const sessions = {
  title: 'Dónde has iniciado sesión',
  lead: 'Todos los navegadores que pueden usar tu cuenta. Cierra los que no reconozcas.',
  device: '{{browser}} en {{system}}',
  deviceUnknown: 'Dispositivo desconocido',
  current: 'Este navegador',
  secondFactor: 'Segundo factor comprobado',
  lastUsed: 'Último uso:',
  signedInOn: 'Abierta el {{date}}',
  network: 'Red {{network}}',
  networkUnknown: 'Red desconocida',
  signOut: 'Cerrar sesión',
  end: 'Terminar sesión',
  endOf: 'Terminar sesión: {{device}}',
  ending: 'Terminando la sesión',
  endTitle: '¿Terminar esta sesión?',
  endWords:
    '{{device}} quedará fuera la próxima vez que pida algo. Lo que no se haya guardado allí puede perderse.',
  endOthers: 'Terminar todas las demás',
  endingOthers: 'Terminando todas las demás sesiones',
  endOthersTitle: '¿Terminar todas las demás sesiones?',
  endOthersWords:
    'Todos los navegadores menos este quedarán fuera la próxima vez que pidan algo. Lo que no se haya guardado allí puede perderse.',
  onlyThis: 'No hay sesiones en otros navegadores.',
  older_one:
    'Hay {{count, number}} sesión más antigua sin mostrar. «Terminar todas las demás» también la cierra.',
  older_many:
    'Hay {{count, number}} de sesiones más antiguas sin mostrar. «Terminar todas las demás» también las cierra.',
  older_other:
    'Hay {{count, number}} sesiones más antiguas sin mostrar. «Terminar todas las demás» también las cierra.',
  unavailableTitle: 'Las guarda tu servicio de acceso',
  unavailable: 'El servicio con el que inicias sesión guarda tus sesiones y no las muestra aquí.',
  failedToLoad: 'No se pudieron cargar tus sesiones.',
  endFailed: 'La sesión no se ha terminado. {{reason}}',
  endOthersFailed: 'Las demás sesiones no se han terminado. {{reason}}',
} as const satisfies Spanish<typeof english>;
