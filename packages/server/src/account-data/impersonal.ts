/** Tables that hold nothing of anybody, and why. Every other table of the database has an entry in a `personal-data.ts`. */
export const impersonalTables: Readonly<Record<string, string>> = {
  'studio.migrations': 'what was done to the database itself',
  'studio.secrets': 'keys of the installation',
  'studio.storage_quotas': 'how many bytes anybody may store',
  'studio_auth.signing_keys': 'keys of the installation',
  'studio.rate_limits':
    'counts by a keyed digest, from which nobody is found; each goes when its time is over',
  'studio.web_vitals': 'measurements of pages, without anybody, and without query or fragment of an address',
  'studio.referral_refusals':
    'why an invitation earns nothing; whose it was stands in studio.referrals alone, which lets go of whoever leaves',
  'studio.standing_counts': 'when places were given anew; who has which stands in studio.standings',
  'studio.standing_turn': 'when they may be given next',
  'studio.feed_counts':
    'when the places of feeds were given anew; which work has which stands in studio.feed_places',
  'studio.feed_turn': 'when they may be given next',
  'studio.work_vocabulary':
    'words that works have, each once, without the works; each goes with the last that has it',
  'studio.idea_changes': 'when an idea was moved on the roadmap, and what whoever runs the studio said of it',
  'studio.sample_community': 'whether there are samples, and since when',
  'studio.sample_steps': 'what was made of the samples, of whom nobody is a person',
  'studio.counted_ballots':
    'ballots of votes that have ended, in an order and without moments that would say whose they were',
  'studio.removed_accounts': 'that an account was removed and when, under a name that stands for nobody',
};
