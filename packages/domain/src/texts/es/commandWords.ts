import type { commandWords as english } from '../en/commandWords.ts';
import type { Spanish } from '../types.ts';

export const commandWords = {
  help: 'comentarios, opinión, soporte, contacto, problema, error',
  wallet: 'transacciones, movimientos, historial, saldo, tokens, monedas',
  newsByMail: 'correo resumen darse de baja avisos',
  notifications: 'campana, avisos, alertas, mensajes, sin leer',
  ownProfile: 'nombre, alias, foto, avatar, biografía, enlaces',
  address: 'correo, email, cambiar de correo',
  waysIn: 'contraseña, entrar, iniciar sesión, Google, Apple, GitHub, cuentas vinculadas, identidades',
  secondFactor:
    '2fa, mfa, dos factores, dos pasos, verificación, autenticador, TOTP, códigos de recuperación',
  sessions: 'sesiones, dispositivos, navegadores, cerrar sesión en todas partes',
  relations: 'seguidores, siguiendo, silenciar, bloquear, personas',
  securityLog: 'actividad, sucesos, inicios de sesión, historial',
  acceptances: 'condiciones, acuerdo, consentimiento, versiones',
  accountData: 'exportar, descargar mis datos, archivo, eliminar la cuenta, borrar la cuenta, privacidad',
} as const satisfies Spanish<typeof english>;
