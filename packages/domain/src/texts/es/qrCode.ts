import type { qrCode as english } from '../en/qrCode.ts';
import type { Spanish } from '../types.ts';

export const qrCode: Spanish<typeof english> = {
  tooLong: 'Este texto es demasiado largo para un código QR. Acórtalo o compártelo como enlace.',
};
