export const compare = {
  handle: 'How much is shown of: {{picture}}',
} as const;
