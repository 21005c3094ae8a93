/** What the auth service calls a proof of a change of address (§7). */
export const addressChangeType = 'email_change';

/** Which of the two addresses of a change: the one that somebody has, or the one that they want. */
export const addressSides = ['old', 'new'] as const;
export type AddressSide = (typeof addressSides)[number];
