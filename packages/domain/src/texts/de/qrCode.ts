import type { qrCode as english } from '../en/qrCode.ts';
import type { German } from '../types.ts';

export const qrCode = {
  tooLong: 'Dieser Text ist zu lang für einen QR-Code. Kürze ihn oder teile ihn als Link.',
} as const satisfies German<typeof english>;
