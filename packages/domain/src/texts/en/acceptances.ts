/** What somebody has accepted, on their own account. */
export const acceptances = {
  title: 'Terms accepted',
  lead: 'Every version that you have agreed to. Nothing here is ever overwritten.',
  list: 'What you have accepted',
  document_legal: 'Legal texts',
  document_terms: 'Terms of Service',
  document_compliance: 'Rights in what you make',
  version: 'Version of {{date}}',
  acceptedAt: 'Accepted',
  newest: 'In force',
  read_legal: 'Read the privacy policy',
  read_terms: 'Read the terms',
  read_compliance: 'Read the rules',
  change_legal_20261128: 'New: phone numbers, and who sends text messages.',
  change_legal_20261127: 'New: remembered browsers, signing in with another account, and invitations.',
  empty: 'Nothing accepted yet',
  failedToLoad: 'What you have accepted could not be read.',
} as const;
