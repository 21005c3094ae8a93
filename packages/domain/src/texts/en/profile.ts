export const profile = {
  lead: 'How others see you, who can use your account, and what has happened to it.',
} as const;
