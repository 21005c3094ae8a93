export const localProvider = {
  title: 'Local provider (for trying out)',
  lead: 'This machine has no sign-in by another service set up. Here you can be anybody, to try it out.',
  other: 'Somebody else',
  name: 'Name',
  email: 'Email',
  emailInvalid: 'That does not look like an email address.',
  verified: 'The provider has verified this address',
  submit: 'Sign in as this person',
  refuse: 'Do not sign in',
  only: 'Only this machine can open this page, and no password is asked for. It does not exist in production.',
  unknown: 'This page is reached from the sign-in. Begin there.',
} as const;
