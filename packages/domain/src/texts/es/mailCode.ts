import type { mailCode as english } from '../en/mailCode.ts';
import type { Spanish } from '../types.ts';

export const mailCode = {
  code: 'Código del correo',
  help: 'Seis cifras. Escríbelas aquí si lees tu correo en otro dispositivo.',
  helpElsewhere: 'Seis cifras, en el correo que pediste en otro dispositivo.',
  helpAnew: 'Para saber que eres tú, hemos enviado seis cifras a tu correo. Escríbelas aquí para seguir.',
  codeOfText: 'Código del mensaje de texto',
  helpAnewByText:
    'Para saber que eres tú, hemos enviado seis cifras a tu teléfono. Escríbelas aquí para seguir.',
  wrongOfText:
    'Ese código no sirve, o ya no sirve. Escribe el del mensaje de texto más reciente o pide otro: un código sirve una vez, durante 10 minutos y 5 intentos.',
  another: 'Enviar otro código',
  anotherIn_one: 'Enviar otro código en {{count, number}} segundo',
  anotherIn_many: 'Enviar otro código en {{count, number}} de segundos',
  anotherIn_other: 'Enviar otro código en {{count, number}} segundos',
  missing: 'Escribe las seis cifras.',
  submit: 'Entrar con el código',
  wrong:
    'Ese código no sirve, o ya no sirve. Escribe el del correo más reciente o pide otro: un código sirve una vez, durante 10 minutos y 5 intentos.',
} as const satisfies Spanish<typeof english>;
