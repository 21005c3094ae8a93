export const mailCode = {
  code: 'Code from the email',
  help: 'Six figures. Type them here if you read your mail on another device.',
  helpElsewhere: 'Six figures, in the email that you asked for on another device.',
  helpAnew: 'To be sure that it is you, we have sent six figures to your email. Type them here to go on.',
  codeOfText: 'Code from the text message',
  helpAnewByText:
    'To be sure that it is you, we have sent six figures to your phone. Type them here to go on.',
  wrongOfText:
    'That code does not work, or not any more. Type the one in the newest text message, or send another: a code works once, for 10 minutes and 5 tries.',
  another: 'Send another code',
  anotherIn_one: 'Send another code in {{count, number}} second',
  anotherIn_other: 'Send another code in {{count, number}} seconds',
  missing: 'Type all six figures.',
  submit: 'Sign in with the code',
  wrong:
    'That code does not work, or not any more. Type the one in the newest email, or send another: a code works once, for 10 minutes and 5 tries.',
} as const;
