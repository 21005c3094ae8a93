export const profile = {
  lead: 'Who can use your account, and what has happened to it.',
} as const;
