/** Other words that people type into the command palette for what it opens. */
export const commandWords = {
  help: 'feedback, support, contact, problem, bug',
  wallet: 'transactions, history, balance, tokens, coins',
  newsByMail: 'email digest unsubscribe notifications',
  notifications: 'bell, alerts, messages, unread',
  ownProfile: 'name, handle, picture, avatar, bio, links',
  address: 'email, mail, change email',
  waysIn: 'password, sign in, login, Google, Apple, GitHub, linked accounts, identities',
  secondFactor: '2fa, mfa, two factor, two-step, authenticator, TOTP, recovery codes',
  sessions: 'sessions, devices, browsers, sign out everywhere',
  relations: 'followers, following, mute, block, people',
  securityLog: 'activity, events, sign-ins, history',
  acceptances: 'terms, agreement, consent, versions',
  accountData: 'export, download my data, archive, delete account, close account, privacy',
} as const;
