export const digest = {
  subject_one: 'News of your works',
  subject_other: 'News of your works, from {{count, number}} people',
  heading: 'While you were away',
  button: 'Go to the library',
  life: 'This comes once a day at most, and only about what you have not seen in the studio.',
  notYou: 'You get this because you have an account with Mirror Studio.',
  end: 'End these mails',
  endTitle: 'End these mails?',
  endLead:
    'You would no longer be told by mail of what others do with your works and ideas. In the studio you still are.',
  endButton: 'End them',
  endedTitle: 'They have ended',
  endedLead: 'You get no more of these mails. Your profile is where you turn them on again.',
  endUnknownTitle: 'This link is not known',
  endUnknown: 'Look for the end of the mail again, or turn the mails off in your profile.',
} as const;
