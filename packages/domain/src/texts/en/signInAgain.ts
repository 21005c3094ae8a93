/** Signing in again in the middle of a page, over what was typed there. */
export const signInAgain = {
  title: 'Sign in to go on',
  lead: 'Your session has ended. What you typed is still here, and goes on where it was.',
  proofLead: 'One step more: prove your second factor, and what you typed goes on.',
  usePassword: 'Use your password instead',
  useMail: 'Use a code from an email instead',
  opening: 'Going on...',
} as const;
