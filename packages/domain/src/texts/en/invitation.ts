/** Claiming an invitation. */
export const invitation = {
  have: 'I have an invitation',
  code: 'Code of your invitation',
  help: 'Four groups of four letters and figures.',
  claim: 'Use the invitation',
  claiming: 'Checking the invitation...',
  close: 'Go on without it',
  claimed: 'Your invitation is accepted.',
  missing: 'Type the whole code: four groups of four.',
  failed: 'The invitation could not be checked. The code is still here.',
  wrong: 'There is no invitation with this code. Check it against the message.',
  used: 'This invitation has been used already.',
  own: 'This invitation is yours to give: you cannot use it yourself.',
  ended: 'This invitation has ended. Ask for a new one.',
  another: 'You have used an invitation already: one is enough.',
} as const;
