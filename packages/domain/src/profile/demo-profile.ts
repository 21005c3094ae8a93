import type { UserProfile, UseType } from './profile.ts';

/**
 * The profile of a demonstration account, which is asked nothing: complete, so that the guard lets it in. The mark above
 * every page says that the terms hold for it.
 */
export const demoProfile = {
  display_name: 'Visitor',
  use_type: 'explorer',
  terms_accepted: true,
  compliance_confirmed: true,
} as const satisfies UserProfile & { readonly use_type: UseType };
