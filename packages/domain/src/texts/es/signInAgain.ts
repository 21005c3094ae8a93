import type { signInAgain as english } from '../en/signInAgain.ts';
import type { Spanish } from '../types.ts';

export const signInAgain = {
  title: 'Entra para seguir',
  lead: 'Tu sesión ha terminado. Lo que has escrito sigue aquí y continúa donde estaba.',
  proofLead: 'Un paso más: demuestra tu segundo factor y lo que has escrito continúa.',
  usePassword: 'Usar tu contraseña',
  useMail: 'Usar un código del correo',
  opening: 'Siguiendo...',
} as const satisfies Spanish<typeof english>;
