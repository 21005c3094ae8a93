export const mailCode = {
  code: 'Code from the email',
  help: 'Six figures. Type them here if you read your mail on another device.',
  helpElsewhere: 'Six figures, in the email that you asked for on another device.',
  missing: 'Type all six figures.',
  submit: 'Sign in with the code',
  wrong:
    'That code does not work, or not any more. Type the one in the newest email, or send another: a code works once, for 10 minutes and 5 tries.',
  tooMany: 'Too many tries from your network. Wait a minute, then type the code again.',
} as const;
