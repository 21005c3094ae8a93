export const diffText = {
  removed: 'removed:',
  added: 'added:',
  end: 'end of change',
  same: 'Both texts are the same.',
} as const;
