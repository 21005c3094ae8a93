import type { mailCode as english } from '../en/mailCode.ts';
import type { Spanish } from '../types.ts';

export const mailCode = {
  code: 'Código del correo',
  help: 'Seis cifras. Escríbelas aquí si lees tu correo en otro dispositivo.',
  helpElsewhere: 'Seis cifras, en el correo que pediste en otro dispositivo.',
  missing: 'Escribe las seis cifras.',
  submit: 'Entrar con el código',
  wrong:
    'Ese código no sirve, o ya no sirve. Escribe el del correo más reciente o pide otro: un código sirve una vez, durante 10 minutos y 5 intentos.',
  tooMany: 'Demasiados intentos desde tu red. Espera un minuto y vuelve a escribir el código.',
} as const satisfies Spanish<typeof english>;
