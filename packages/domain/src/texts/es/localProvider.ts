import type { localProvider as english } from '../en/localProvider.ts';
import type { Spanish } from '../types.ts';

export const localProvider = {
  title: 'Proveedor local (de prueba)',
  lead: 'Esta máquina no tiene configurado el acceso con otro servicio. Aquí puedes ser quien quieras, para probarlo.',
  other: 'Otra persona',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailInvalid: 'Eso no parece una dirección de correo.',
  verified: 'El proveedor ha verificado esta dirección',
  submit: 'Acceder como esta persona',
  refuse: 'No acceder',
  only: 'Solo desde esta máquina se abre esta página y no se pide contraseña. En producción no existe.',
  unknown: 'A esta página se llega desde el acceso. Empieza allí.',
} as const satisfies Spanish<typeof english>;
