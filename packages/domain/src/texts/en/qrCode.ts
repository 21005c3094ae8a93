export const qrCode = {
  tooLong: 'This text is too long for a QR code. Shorten it, or share it as a link.',
} as const;
