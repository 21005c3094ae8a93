/** What an exported file says of its rights: read by others, in programs that know one language or the other. */
export const rights = {
  madeBy: 'Made by {{name}} with Mirror Studio.',
  made: 'Made with Mirror Studio.',
  licensed_free: 'This work may be resold, and AI may be trained on it.',
  licensed_resale: 'This work may be resold. AI may not be trained on it.',
  licensed_training: 'AI may be trained on this work. It may not be resold.',
  licensed_none: 'This work may not be resold, mined for data or used to train AI.',
  noResale: 'Resale is not allowed.',
  resale: 'Resale is allowed.',
} as const;
