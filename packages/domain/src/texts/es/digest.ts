import type { digest as english } from '../en/digest.ts';
import type { Spanish } from '../types.ts';

export const digest = {
  subject_one: 'Novedades de tus obras',
  subject_many: 'Novedades de tus obras, de {{count, number}} de personas',
  subject_other: 'Novedades de tus obras, de {{count, number}} personas',
  heading: 'Mientras no estabas',
  button: 'Ir a la biblioteca',
  life: 'Esto llega una vez al día como mucho, y solo sobre lo que no has visto en el estudio.',
  notYou: 'Recibes esto porque tienes una cuenta en Mirror Studio.',
  end: 'No recibir más estos correos',
  endTitle: '¿No recibir más estos correos?',
  endLead:
    'Ya no te contaremos por correo qué hacen otras personas con tus obras e ideas. En el estudio, sí.',
  endButton: 'No recibirlos',
  endedTitle: 'Ya no los recibirás',
  endedLead: 'No te llegarán más correos de estos. En tu perfil puedes volver a activarlos.',
  endUnknownTitle: 'No conocemos este enlace',
  endUnknown: 'Vuelve a mirar el final del correo, o desactiva los correos en tu perfil.',
} as const satisfies Spanish<typeof english>;
