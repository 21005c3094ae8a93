/** Tables that hold nothing of anybody, and why. Every other table of the database has an entry in a `personal-data.ts`. */
export const impersonalTables: Readonly<Record<string, string>> = {
  'studio.migrations': 'what was done to the database itself',
  'studio.secrets': 'keys of the installation',
  'studio_auth.signing_keys': 'keys of the installation',
  'studio.rate_limits':
    'counts by a keyed digest, from which nobody is found; each goes when its time is over',
  'studio.web_vitals': 'measurements of pages, without anybody, and without query or fragment of an address',
  'studio.removed_accounts': 'that an account was removed and when, under a name that stands for nobody',
};
