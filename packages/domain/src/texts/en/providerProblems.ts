export const providerProblems = {
  providerTitle: 'That way in did not open',
  providerDeclined: 'The other service was not allowed to say who you are. Nobody was signed in.',
  providerStale: 'That sign-in was used already, or took too long. Begin again.',
  providerFailed: 'The other service did not answer as it should. Try again, or ask for a link here.',
  providerUnverified:
    'The other service has not verified your email address. Verify it there, or ask for a link here.',
  providerNoEmail: 'The other service did not tell your email address. Ask for a link here.',
  providerSignUpClosed: 'New accounts cannot be opened here at the moment. Nobody was signed in.',
  providerNeedsFactor:
    'This account has a second factor. Sign in as before, and link the other service in your profile.',
} as const;
