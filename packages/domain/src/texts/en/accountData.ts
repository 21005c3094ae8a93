export const accountData = {
  title: 'Your data',
  lead: 'Take everything with you, or leave.',
  exportTitle: 'A copy of everything',
  exportLead:
    'One ZIP file with all that we hold on you: profile, ledger, prompts with their versions, pictures with their rights, sessions and security log, in formats that any program reads. Open index.html in it first.',
  askExport: 'Ask for a copy',
  askAgain: 'Ask for a new copy',
  asking: 'Asking …',
  none: 'You have not asked for a copy yet.',
  waiting: 'Your copy is waiting for its turn. You can leave the page: a mail tells you when it is ready.',
  building: 'Your copy is being made. You can leave the page: a mail tells you when it is ready.',
  progress: '{{done, number}} of {{total, number}} files',
  progressLabel: 'Files in the copy',
  ready:
    'Your copy is ready: {{size}}. The link is in your mail, works once, and can be used until {{date}}. Then the file is deleted.',
  readyUsed:
    'You have used the link to your copy ({{size}}). If you need the file again, ask for another link until {{date}}. Then the file is deleted.',
  sendLink: 'Mail me another link',
  sending: 'Sending …',
  linkSent: 'Another link is on its way to your mail. The one before does not work any more.',
  failed: 'Your copy could not be made. Nothing of your data is changed, and this try does not count.',
  tryAgain: 'Try again',
  expired: 'Your last copy was deleted after its {{days, number}} days.',
  notBefore: 'You can ask for {{count, number}} copies in 24 hours. The next one: from {{date}}.',
  fetchTitle: 'Download your copy',
  fetchLead:
    'You opened the link from your mail. It works once: press when you are on the computer that should have the file.',
  fetch: 'Download',
  fetching: 'Beginning …',
  fetched: 'The download has begun: {{name}}.',
  deleteTitle: 'Delete the account',
  deleteLead:
    'Your account is closed at once, and removed after {{days, number}} days. Until then you can take it back by signing in.',
  deleteOpen: 'Delete my account …',
  deleteGoesTitle: 'What goes',
  deleteGoes:
    'Your profile and address, prompts and versions, pictures, videos and uploads, sets for clients with their comments, jobs, sessions, second factor and security log, and your balance of coins and credits.',
  deleteStaysTitle: 'What the law keeps',
  kept_journal:
    'The journal of coins and credits, without you: amounts, times and reasons, on an account without a name. Bookkeeping must not lose an entry.',
  kept_orders:
    'Orders of the shop, without you: what was paid, when, and the number that the payment provider gave it.',
  kept_ideas:
    'Titles of ideas of yours that others voted for or spoke of on the roadmap, without your name and words.',
  kept_proposals:
    'Proposals that you put forward, without your name, and ballots of votes that have ended, which nobody can tell whose they were.',
  kept_moderation: 'What was reported and decided of public works and creators, without saying whose.',
  kept_removal: 'That an account was removed, and when: to show that it was done. It does not say whose.',
  deleteMeanwhileTitle: 'Until then',
  deleteMeanwhile:
    'Jobs are stopped and nothing can be changed. Links that you gave to clients do not open. You can still ask for a copy of your data.',
  deleteDialogTitle: 'Delete this account?',
  typeAddress: 'Type {{address}} to confirm',
  addressWrong: 'That is not the address of this account: {{address}}.',
  addressMissing: 'Type the address of this account.',
  deleteIt: 'Delete the account',
  deleting: 'Closing …',
  keepIt: 'Keep it',
  elsewhere: 'The service that signs you in keeps your sign-in: delete the account there.',
  closingTitle: 'This account is going to be removed',
  closing:
    'You asked for it on {{asked}}. On {{date}} everything is removed for good. Until then the account is closed: nothing in it can be changed.',
  closingPage:
    'On {{date}} everything is removed for good, as you asked. Until then the account is closed, and one press keeps it.',
  keepAccount: 'Keep my account',
  keeping: 'Opening it again …',
  kept: 'Your account stays. It is open again.',
  toMyData: 'To my data',
  signOut: 'Sign out',
  failedToLoad: 'What is known of your data could not be read.',
  askFailed: 'The copy was not asked for. {{reason}}',
  sendFailed: 'No link was sent. {{reason}}',
  fetchFailed: 'The download did not begin. {{reason}}',
  deleteFailed: 'The account was not closed. {{reason}}',
  keepFailed: 'The account is still closed. {{reason}}',
} as const;
